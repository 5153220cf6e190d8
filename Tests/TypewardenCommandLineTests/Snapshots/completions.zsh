#compdef typewarden
# zsh completion for typewarden
# Save it as _typewarden in a folder of $fpath
# or load it with: source <(typewarden completions zsh)

_typewarden() {
  local context state state_descr line
  typeset -A opt_args
  local curcontext="$curcontext"
  _arguments -C -s -S \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '(--version)--version[show the version]' \
    '1: :->command' \
    '*:: :->arguments'
  case "$state" in
    command) _typewarden__commands ;;
    arguments)
      case "$line[1]" in
        lint) _typewarden_lint ;;
        dynamic) _typewarden_dynamic ;;
        conforms) _typewarden_conforms ;;
        completions) _typewarden_completions ;;
        scan) _typewarden_scan ;;
        help) _arguments '1: :_typewarden__commands' ;;
      esac
      ;;
  esac
}

_typewarden__commands() {
  local -a commands=(
    'lint:check property lists, bundles and Swift sources'
    'dynamic:dynamic identifiers'
    'conforms:whether one type conforms to another'
    'completions:print a completion script'
    'scan:fill a document registry'
    'help:show the help of a command'
  )
  _describe command commands
}

_typewarden_lint() {
  _arguments -s -S \
    '(--format)--format=[how findings are written]:NAME:(text json sarif)' \
    '(--output -o)--output=[where findings are written]:FILE:_files' \
    '(--output -o)-o+[where findings are written]:FILE:_files' \
    '(--fix)--fix=-[apply safe fixes, or also those that were asked for]::WHICH:(ask)' \
    '(--dry-run -n)--dry-run[show \[what\]\: would change]' \
    '(--dry-run -n)-n[show \[what\]\: would change]' \
    '*--severity=[report a rule at another level than its own, which is what the catalogue says]:RULE=LEVEL: ' \
    '(--a-name-too-long-for-a-column)--a-name-too-long-for-a-column=[push the help to the next line]:NUMBER: ' \
    '*--with=[add the declarations of a property list, bundle or folder]:PATH:_files' \
    '(--color)--color=[when to use colors]:WHEN:(auto always never)' \
    '(--quiet -q)--quiet[print less]' \
    '(--quiet -q)-q[print less]' \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '*:PATH:_files'
}

_typewarden_dynamic() {
  local context state state_descr line
  typeset -A opt_args
  local curcontext="$curcontext"
  _arguments -C -s -S \
    '(--depth)--depth=[how deep to look]:NUMBER: ' \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '1: :->command' \
    '*:: :->arguments'
  case "$state" in
    command) _typewarden_dynamic__commands ;;
    arguments)
      case "$line[1]" in
        encode) _typewarden_dynamic_encode ;;
        decode) _typewarden_dynamic_decode ;;
      esac
      ;;
  esac
}

_typewarden_dynamic__commands() {
  local -a commands=(
    'encode:make an identifier from tags'
    'decode:read the tags in an identifier'
  )
  _describe command commands
}

_typewarden_dynamic_encode() {
  _arguments -s -S \
    '(--extension)--extension=[the filename extension]:X: ' \
    '(--depth)--depth=[how deep to look]:NUMBER: ' \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]'
}

_typewarden_dynamic_decode() {
  _arguments -s -S \
    '(--depth)--depth=[how deep to look]:NUMBER: ' \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '*:ID: '
}

_typewarden_conforms() {
  _arguments -s -S \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '1:TYPE: ' \
    '2:SUPER: '
}

_typewarden_completions() {
  _arguments -s -S \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '1:SHELL:(bash zsh fish)'
}

_typewarden_scan() {
  _arguments -s -S \
    '*--verbose[print more]' \
    '*-v[print more]' \
    '(--directory -C)--directory=[work in a directory]:DIR:_files -/' \
    '(--directory -C)-C+[work in a directory]:DIR:_files -/' \
    '(--help -h)--help[show this help]' \
    '(--help -h)-h[show this help]' \
    '*:DIR:_files -/'
}

if [[ "${funcstack[1]}" == _typewarden ]]; then
  _typewarden "$@"
else
  compdef _typewarden typewarden
fi
