# fish completion for typewarden
# Save it as ~/.config/fish/completions/typewarden.fish
# or load it with: typewarden completions fish | source

function __typewarden_at --description 'whether the command line is at one of the given commands'
    set --local path ''
    set --local skip 0
    set --local words (commandline --tokenize --current-process --cut-at-cursor)
    for word in $words[2..-1]
        if test $skip -eq 1
            set skip 0
            continue
        end
        switch "$path:$word"
            case ':lint'
                set path 'lint'
            case ':dynamic'
                set path 'dynamic'
            case ':conforms'
                set path 'conforms'
            case ':completions'
                set path 'completions'
            case ':scan'
                set path 'scan'
            case ':help'
                set path 'help'
            case ':--directory' ':-C'
                set skip 1
            case 'dynamic:encode'
                set path 'dynamic/encode'
            case 'dynamic:decode'
                set path 'dynamic/decode'
            case 'dynamic:--depth' 'dynamic:--directory' 'dynamic:-C'
                set skip 1
        end
    end
    contains -- "$path" $argv
end

complete -c typewarden -f
complete -c typewarden -n '__typewarden_at \'\'' -a 'lint' -d 'check property lists, bundles and Swift sources'
complete -c typewarden -n '__typewarden_at \'\'' -a 'dynamic' -d 'dynamic identifiers'
complete -c typewarden -n '__typewarden_at \'\'' -a 'conforms' -d 'whether one type conforms to another'
complete -c typewarden -n '__typewarden_at \'\'' -a 'completions' -d 'print a completion script'
complete -c typewarden -n '__typewarden_at \'\'' -a 'scan' -d 'fill a document registry'
complete -c typewarden -n '__typewarden_at \'\'' -a 'help' -d 'show the help of a command'
complete -c typewarden -n '__typewarden_at dynamic' -a 'encode' -d 'make an identifier from tags'
complete -c typewarden -n '__typewarden_at dynamic' -a 'decode' -d 'read the tags in an identifier'
complete -c typewarden -n '__typewarden_at help' -a 'lint dynamic conforms completions scan'
complete -c typewarden -n '__typewarden_at lint; and not string match --quiet -- \'-*\' (commandline --current-token)' -F
complete -c typewarden -n '__typewarden_at completions; and not string match --quiet -- \'-*\' (commandline --current-token)' -a 'bash zsh fish'
complete -c typewarden -n '__typewarden_at scan; and not string match --quiet -- \'-*\' (commandline --current-token)' -a '(__fish_complete_directories)'
complete -c typewarden -n '__typewarden_at \'\' lint dynamic dynamic/encode dynamic/decode conforms completions scan' -l verbose -s v -d 'print more'
complete -c typewarden -n '__typewarden_at \'\' lint dynamic dynamic/encode dynamic/decode conforms completions scan' -l directory -s C -r -f -a '(__fish_complete_directories)' -d 'work in a directory'
complete -c typewarden -n '__typewarden_at \'\' lint dynamic dynamic/encode dynamic/decode conforms completions scan' -l help -s h -d 'show this help'
complete -c typewarden -n '__typewarden_at \'\'' -l version -d 'show the version'
complete -c typewarden -n '__typewarden_at lint' -l format -r -f -a 'text json sarif' -d 'how findings are written'
complete -c typewarden -n '__typewarden_at lint' -l output -s o -r -F -d 'where findings are written'
complete -c typewarden -n '__typewarden_at lint' -l fix -f -a 'ask' -d 'apply safe fixes, or also those that were asked for'
complete -c typewarden -n '__typewarden_at lint' -l dry-run -s n -d 'show [what]: would change'
complete -c typewarden -n '__typewarden_at lint' -l severity -r -f -d 'report a rule at another level than its own, which is what the catalogue says'
complete -c typewarden -n '__typewarden_at lint' -l a-name-too-long-for-a-column -r -f -d 'push the help to the next line'
complete -c typewarden -n '__typewarden_at lint' -l with -r -F -d 'add the declarations of a property list, bundle or folder'
complete -c typewarden -n '__typewarden_at lint' -l color -r -f -a 'auto always never' -d 'when to use colors'
complete -c typewarden -n '__typewarden_at lint' -l quiet -s q -d 'print less'
complete -c typewarden -n '__typewarden_at dynamic dynamic/encode dynamic/decode' -l depth -r -f -d 'how deep to look'
complete -c typewarden -n '__typewarden_at dynamic/encode' -l extension -r -f -d 'the filename extension'
