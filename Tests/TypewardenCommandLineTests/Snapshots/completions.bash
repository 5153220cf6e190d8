# bash completion for typewarden
# Load it with: eval "$(typewarden completions bash)"

_typewarden_words() {
  local word
  while IFS= read -r word; do COMPREPLY+=("$word"); done \
    < <(compgen -P "$prefix" -W "$1" -- "$current")
}

_typewarden_files() {
  local file
  compopt -o filenames 2>/dev/null
  while IFS= read -r file; do COMPREPLY+=("$file"); done \
    < <(compgen -P "$prefix" "$1" -- "$current")
}

_typewarden() {
  local current="${COMP_WORDS[COMP_CWORD]}" previous="" prefix="" assigned=""
  local command="" options=1 position=0 index=1 word
  COMPREPLY=()
  # Which command is it, and how many arguments has it been given?
  while ((index < COMP_CWORD)); do
    word="${COMP_WORDS[index]}"
    previous="$word"
    index=$((index + 1))
    if ((options == 0)); then
      position=$((position + 1))
      continue
    fi
    case "$command:$word" in
      *:--) options=0; previous="" ;;
      :lint) command=lint; position=0; previous="" ;;
      :dynamic) command=dynamic; position=0; previous="" ;;
      :conforms) command=conforms; position=0; previous="" ;;
      :completions) command=completions; position=0; previous="" ;;
      :scan) command=scan; position=0; previous="" ;;
      dynamic:encode) command=dynamic/encode; position=0; previous="" ;;
      dynamic:decode) command=dynamic/decode; position=0; previous="" ;;
      :help) command=help; position=0; previous="" ;;
      :--directory|:-C|lint:--format|lint:--output|lint:-o|lint:--severity|lint:--a-name-too-long-for-a-column|lint:--with|lint:--color|lint:--directory|lint:-C|dynamic:--depth|dynamic:--directory|dynamic:-C|dynamic/encode:--extension|dynamic/encode:--depth|dynamic/encode:--directory|dynamic/encode:-C|dynamic/decode:--depth|dynamic/decode:--directory|dynamic/decode:-C|conforms:--directory|conforms:-C|completions:--directory|completions:-C|scan:--directory|scan:-C)
        if [[ "${COMP_WORDS[index]}" == "=" ]]; then index=$((index + 1)); fi
        if ((index < COMP_CWORD)); then index=$((index + 1)); previous=""; fi
        ;;
      *:-?*)
        # The line editor takes --name=value apart at the equals sign.
        if [[ "${COMP_WORDS[index]}" == "=" ]]; then index=$((index + 2)); fi
        ;;
      *) position=$((position + 1)); previous="" ;;
    esac
  done
  if ((options == 1)); then
    if [[ "$current" == "=" ]]; then
      assigned="="
      current=""
    elif ((COMP_CWORD > 1)) && [[ "${COMP_WORDS[COMP_CWORD - 1]}" == "=" ]]; then
      assigned="="
      previous="${COMP_WORDS[COMP_CWORD - 2]}"
    elif [[ "$current" == --*=* ]]; then
      assigned="="
      previous="${current%%=*}"
      prefix="$previous="
      current="${current#*=}"
    fi
    case "$command:$previous$assigned" in
      :--directory=|:--directory|:-C=|:-C) _typewarden_files -d; return ;;
      lint:--format=|lint:--format) _typewarden_words 'text json sarif'; return ;;
      lint:--output=|lint:--output|lint:-o=|lint:-o) _typewarden_files -f; return ;;
      lint:--fix=) _typewarden_words 'ask'; return ;;
      lint:--severity=|lint:--severity) :; return ;;
      lint:--a-name-too-long-for-a-column=|lint:--a-name-too-long-for-a-column) :; return ;;
      lint:--with=|lint:--with) _typewarden_files -f; return ;;
      lint:--color=|lint:--color) _typewarden_words 'auto always never'; return ;;
      lint:--directory=|lint:--directory|lint:-C=|lint:-C) _typewarden_files -d; return ;;
      dynamic:--depth=|dynamic:--depth) :; return ;;
      dynamic:--directory=|dynamic:--directory|dynamic:-C=|dynamic:-C) _typewarden_files -d; return ;;
      dynamic/encode:--extension=|dynamic/encode:--extension) :; return ;;
      dynamic/encode:--depth=|dynamic/encode:--depth) :; return ;;
      dynamic/encode:--directory=|dynamic/encode:--directory|dynamic/encode:-C=|dynamic/encode:-C) _typewarden_files -d; return ;;
      dynamic/decode:--depth=|dynamic/decode:--depth) :; return ;;
      dynamic/decode:--directory=|dynamic/decode:--directory|dynamic/decode:-C=|dynamic/decode:-C) _typewarden_files -d; return ;;
      conforms:--directory=|conforms:--directory|conforms:-C=|conforms:-C) _typewarden_files -d; return ;;
      completions:--directory=|completions:--directory|completions:-C=|completions:-C) _typewarden_files -d; return ;;
      scan:--directory=|scan:--directory|scan:-C=|scan:-C) _typewarden_files -d; return ;;
      *:*=) return ;;
    esac
    if [[ "$current" == -* ]]; then
      case "$command" in
        '') _typewarden_words '--verbose -v --directory -C --help -h --version' ;;
        lint) _typewarden_words '--format --output -o --fix --dry-run -n --severity --a-name-too-long-for-a-column --with --color --quiet -q --verbose -v --directory -C --help -h' ;;
        dynamic) _typewarden_words '--depth --verbose -v --directory -C --help -h' ;;
        dynamic/encode) _typewarden_words '--extension --depth --verbose -v --directory -C --help -h' ;;
        dynamic/decode) _typewarden_words '--depth --verbose -v --directory -C --help -h' ;;
        conforms) _typewarden_words '--verbose -v --directory -C --help -h' ;;
        completions) _typewarden_words '--verbose -v --directory -C --help -h' ;;
        scan) _typewarden_words '--verbose -v --directory -C --help -h' ;;
      esac
      return
    fi
  fi
  case "$command:$position" in
    :0) _typewarden_words 'lint dynamic conforms completions scan help' ;;
    lint:*) _typewarden_files -f ;;
    dynamic:0) _typewarden_words 'encode decode' ;;
    dynamic/decode:*) : ;;
    conforms:0) : ;;
    conforms:1) : ;;
    completions:0) _typewarden_words 'bash zsh fish' ;;
    scan:*) _typewarden_files -d ;;
    help:0) _typewarden_words 'lint dynamic conforms completions scan' ;;
  esac
}

complete -F _typewarden typewarden
