import { makeSurroundingsInert } from '../inert.ts'
import { delegate, type Handlers } from '../mount.ts'

const LIST_ID = 'search-suggestions'

const WIDE = '(min-width: 900px)'

export interface SearchParts {
  readonly search: HTMLElement
  readonly form: HTMLFormElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly reset: HTMLButtonElement
  readonly close: HTMLButtonElement
  readonly status: HTMLElement
}

interface SearchLook {
  readonly box: string
  readonly list: string
  readonly reset: string
  readonly close: string
}

function button(type: 'button' | 'reset', name: string, text: string, className: string): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = type
  element.textContent = text
  element.setAttribute('aria-label', name)
  element.className = className
  return element
}

export function furnish(search: HTMLElement, look: SearchLook): SearchParts | undefined {
  const [form, input] = [search.querySelector('form'), search.querySelector('input')]
  if (!form || !input || input.role === 'combobox') return undefined
  const list = document.createElement('div')
  list.id = LIST_ID
  list.hidden = true
  list.className = look.list
  list.setAttribute('role', 'listbox')
  list.setAttribute('aria-label', 'Suggestions')
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  const reset = button('reset', 'Clear search', '×', look.reset)
  const close = button('button', 'Cancel search', 'Cancel', look.close)
  input.setAttribute('autocapitalize', 'none')
  input.setAttribute('spellcheck', 'false')
  form.append(reset, close)
  search.classList.add(look.box)
  search.append(list, status)
  return { search, form, input, list, reset, close, status }
}

/** The full-screen search of phones, which makes the page behind it inert. */
export function createSheet(search: HTMLElement) {
  let restore = () => {}
  const set = (isOpen: boolean) => {
    search.toggleAttribute('data-sheet', isOpen)
    document.documentElement.toggleAttribute('data-search-sheet', isOpen)
    restore()
    restore = isOpen ? makeSurroundingsInert(search) : () => {}
  }
  return {
    open: () => !matchMedia(WIDE).matches && !search.hasAttribute('data-sheet') && set(true),
    close: () => set(false),
    isOpen: () => search.hasAttribute('data-sheet'),
  }
}

interface SearchCalls {
  readonly typed: () => void
  readonly focused: () => void
  readonly left: () => void
  readonly submitted: () => void
  readonly reset: () => void
  readonly cancelled: () => void
  readonly widened: () => void
}

export function watchSearch(
  { search, form, input, close }: SearchParts,
  calls: SearchCalls,
  signal: AbortSignal,
): void {
  delegate(input, { input: calls.typed, focus: calls.focused }, signal)
  const ofForm: Handlers = {
    submit(event) {
      event.preventDefault()
      calls.submitted()
    },
    reset: calls.reset,
  }
  delegate(form, ofForm, signal)
  delegate(close, { click: calls.cancelled }, signal)
  const focusout = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) calls.left()
  }
  delegate(search, { focusout }, signal)
  delegate(matchMedia(WIDE), { change: calls.widened }, signal)
}
