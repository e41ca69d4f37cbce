/** The owner renders elements with role `option` and an id. */
export interface ComboboxCalls {
  readonly pick: (option: HTMLElement) => void
  readonly escape: () => boolean
}

export interface Combobox {
  /** Call after rendering options. */
  readonly refresh: () => void
  readonly leave: () => void
}

const hasModifier = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey

const optionOf = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[role=option]') : null

function createOptions(input: HTMLInputElement, list: HTMLElement) {
  let options: readonly HTMLElement[] = []
  let active = -1
  const activate = (to: number) => {
    options[active]?.setAttribute('aria-selected', 'false')
    active = to
    const option = options[active]
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }
  return {
    activate,
    refresh(): void {
      activate(-1)
      options = [...list.querySelectorAll<HTMLElement>('[role=option]')]
      list.hidden = options.length === 0
      input.setAttribute('aria-expanded', String(options.length > 0))
    },
    active: () => options[active],
    point(option: HTMLElement | null): void {
      if (option && options.indexOf(option) !== active) activate(options.indexOf(option))
    },
    /** @returns whether the key was handled */
    move(key: string): boolean {
      const last = options.length - 1
      if (last < 0) return false
      if (key === 'ArrowDown') activate(active === last ? -1 : active + 1)
      else if (key === 'ArrowUp') activate(active === -1 ? last : active - 1)
      else if (key === 'Home' && active >= 0) activate(0)
      else if (key === 'End' && active >= 0) activate(last)
      else return false
      return true
    },
  }
}

export function createCombobox(input: HTMLInputElement, list: HTMLElement, calls: ComboboxCalls): Combobox {
  const options = createOptions(input, list)
  const attributes = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-haspopup': 'listbox',
  }
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  options.refresh()
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing || hasModifier(event)) return
    const option = options.active()
    if (event.key === 'Escape') {
      if (calls.escape()) event.preventDefault()
      return
    }
    if (event.key === 'Enter' && option) calls.pick(option)
    else if (!options.move(event.key)) return
    event.preventDefault()
  }
  const onClick = (event: MouseEvent) => {
    const option = optionOf(event)
    if (!option || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    calls.pick(option)
  }
  input.addEventListener('keydown', onKey)
  // Without this the list would close before the click.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('mousemove', (event) => options.point(optionOf(event)))
  list.addEventListener('click', onClick)
  return { refresh: options.refresh, leave: () => options.activate(-1) }
}
