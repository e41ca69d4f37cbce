import styles from './combobox.module.css'

/** The list that a combobox controls. */
const LIST_ID = 'search-suggestions'

const isWide = () => matchMedia('(min-width: 900px)').matches

/** The form with what scripts add to it. */
export interface SearchElements {
  readonly search: HTMLElement
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly reset: HTMLButtonElement
  readonly close: HTMLButtonElement
  readonly status: HTMLElement
}

function button(type: 'button' | 'reset', name: string, text: string, className: string | undefined): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = type
  element.textContent = text
  element.setAttribute('aria-label', name)
  element.className = className ?? ''
  return element
}

/** Adds what only scripts use to the plain form: list, reset, and on phones the way out. */
export function furnish(search: HTMLElement, form: HTMLFormElement, input: HTMLInputElement): SearchElements {
  const list = document.createElement('div')
  list.id = LIST_ID
  list.hidden = true
  list.className = styles.list ?? ''
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Suggestions')
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  const reset = button('reset', 'Clear search', '×', styles.reset)
  const close = button('button', 'Cancel search', 'Cancel', styles.close)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': LIST_ID,
    'aria-haspopup': 'listbox',
    autocapitalize: 'none',
    spellcheck: 'false',
  }))
    input.setAttribute(name, value)
  form.append(reset, close)
  search.classList.add(styles.box ?? '')
  search.append(list, status)
  return { search, form, input, list, reset, close, status }
}

/** On phones the search covers the page; what is behind it cannot be reached. */
export function createSheet(search: HTMLElement) {
  const behind = () => {
    const found: HTMLElement[] = []
    for (let element: HTMLElement = search; element.parentElement && element !== document.body; element = element.parentElement)
      for (const sibling of element.parentElement.children) if (sibling !== element && sibling instanceof HTMLElement) found.push(sibling)
    return found
  }
  let inertElements: readonly HTMLElement[] = []
  const set = (isOpen: boolean) => {
    search.toggleAttribute('data-sheet', isOpen)
    document.documentElement.toggleAttribute('data-search-sheet', isOpen)
    for (const element of inertElements) element.inert = false
    inertElements = isOpen ? behind().filter((element) => !element.inert) : []
    for (const element of inertElements) element.inert = true
  }
  return {
    open: () => !isWide() && !search.hasAttribute('data-sheet') && set(true),
    close: () => set(false),
    isOpen: () => search.hasAttribute('data-sheet'),
  }
}
