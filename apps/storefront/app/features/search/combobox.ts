import { LETTERS_BEFORE_SUGGESTIONS } from '@welt/kit/constants'
import { createSheet, furnish, type Parts } from './furnish.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { INITIAL_SEARCH, nextSearch, type SearchEvent, type SearchState } from './search-state.ts'
import { drawSuggestions } from './suggestion-list.ts'
import { fetchSuggestions } from './suggestions.ts'

const DEBOUNCE_MS = 150

/** The suggestions as they are drawn, and which of them the keyboard is on. */
function createOptions({ input, list, status }: Parts) {
  let options: readonly HTMLAnchorElement[] = []
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
    draw(state: SearchState): void {
      const { isOpen, isRecent, suggestions } = state
      options = isOpen ? drawSuggestions(list, state) : []
      if (!isOpen) list.replaceChildren()
      activate(-1)
      list.hidden = !isOpen
      input.setAttribute('aria-expanded', String(isOpen))
      const count = isRecent ? suggestions.keywords.length : options.length
      const what = isRecent ? ['recent search', 'recent searches'] : ['suggestion', 'suggestions']
      status.textContent = isOpen ? `${count} ${what[count === 1 ? 0 : 1]}` : ''
    },
    /** No option is the one to open until another is pointed at. */
    leave: () => activate(-1),
    /** The option that the keyboard is on. */
    active: () => options[active],
    /** The option that an event of the list is about. */
    of: ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('[role=option]') : null),
    point(option: HTMLAnchorElement | null): void {
      if (option && options.indexOf(option) !== active) activate(options.indexOf(option))
    },
    /** Moves as the key says; false when it is none of those that move. In the text Home and End move the caret. */
    move(key: string): boolean {
      const last = options.length - 1
      if (key === 'ArrowDown') activate(active === last ? -1 : active + 1)
      else if (key === 'ArrowUp') activate(active === -1 ? last : active - 1)
      else if (key === 'Home' && active >= 0) activate(0)
      else if (key === 'End' && active >= 0) activate(last)
      else return false
      return true
    },
  }
}

/** Asks for suggestions a little after the last letter; what is no longer typed is not waited for. */
function createAsking(tell: (event: SearchEvent) => void) {
  let asking = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = async (value: string) => {
    asking = new AbortController()
    const { signal } = asking
    const suggestions = await fetchSuggestions(value.trim(), signal)
    if (!signal.aborted) tell({ type: 'answered', value, suggestions })
  }
  const stop = () => {
    clearTimeout(timer)
    asking.abort()
  }
  return {
    stop,
    later(value: string): void {
      stop()
      if (value.trim().length >= LETTERS_BEFORE_SUGGESTIONS) timer = setTimeout(() => void ask(value), DEBOUNCE_MS)
    },
  }
}

/** What the search bar does, for the listeners to call. */
function createBar(parts: Parts, go: (href: string) => Promise<void>) {
  const { search, form, input, reset } = parts
  const sheet = createSheet(search)
  const options = createOptions(parts)
  let state = INITIAL_SEARCH
  let isReturning = false
  const tell = (event: SearchEvent) => {
    const before = state
    state = nextSearch(state, event)
    form.dataset.keywordSource = state.keywordSource
    form.dataset.previousValue = state.previousValue
    reset.hidden = state.value === ''
    if (input.value !== state.value) input.value = state.value
    if (before.suggestions !== state.suggestions || before.isOpen !== state.isOpen) options.draw(state)
  }
  const asking = createAsking(tell)
  const end = (event: SearchEvent) => {
    asking.stop()
    tell(event)
  }
  const leave = (event: SearchEvent) => {
    end(event)
    sheet.close()
    input.blur()
  }
  const returnToField = () => {
    sheet.close()
    isReturning = true
    input.focus()
    isReturning = false
  }
  const recall = () => tell({ type: 'recalled', searches: input.value === '' ? recentSearches() : [] })
  tell({ type: 'typed', value: input.value })
  return {
    options,
    isOpen: () => state.isOpen,
    typed(): void {
      sheet.open()
      options.leave()
      tell({ type: 'typed', value: input.value })
      asking.later(input.value)
      recall()
    },
    focused(): void {
      // The shell may have written another page's words.
      if (input.value !== state.value) tell({ type: 'typed', value: input.value })
      if (isReturning) return
      sheet.open()
      recall()
    },
    /** Closes the suggestions; where they are closed, the sheet of a phone. */
    escaped(): void {
      const wasOpen = state.isOpen
      end({ type: 'closed' })
      if (!wasOpen && sheet.isOpen()) returnToField()
    },
    cancelled(): void {
      end({ type: 'closed' })
      returnToField()
    },
    left(): void {
      if (!sheet.isOpen()) end({ type: 'closed' })
    },
    reset(): void {
      end({ type: 'reset' })
      isReturning = true
      input.focus()
      isReturning = false
    },
    picked(option: HTMLAnchorElement): void {
      if (option.dataset.forgets !== undefined) {
        forgetSearches()
        end({ type: 'closed' })
        return
      }
      rememberSearch(option.dataset.value ?? '')
      leave({ type: 'picked', value: option.dataset.value || state.value })
      void go(`${option.pathname}${option.search}`)
    },
    async submitted(): Promise<void> {
      leave({ type: 'submitted' })
      const words = state.value.trim()
      if (!words) return
      rememberSearch(words)
      await go(`/search?${new URLSearchParams([['q', words]])}`)
      if (location.pathname !== '/search') tell({ type: 'redirected' })
    },
    widened: () => sheet.close(),
  }
}

/**
 * Makes the header's search a combobox: suggestions while typing, by keyboard, mouse and touch. The form stays what it is without it.
 * `go` leads to an address in place. Nothing stops it: the header lives as long as the document. [R4.78-R4.80]
 */
export function startCombobox(search: HTMLElement, go: (href: string) => Promise<void>): void {
  const plainForm = search.querySelector('form')
  const field = search.querySelector('input')
  if (!plainForm || !field || field.role === 'combobox') return
  const parts = furnish(search, plainForm, field)
  const { form, input, list, close } = parts
  const bar = createBar(parts, go)
  const { options } = bar
  input.addEventListener('input', bar.typed)
  input.addEventListener('focus', bar.focused)
  input.addEventListener('keydown', (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    const option = options.active()
    if (event.key === 'Escape') bar.escaped()
    else if (event.key === 'Enter' && option) bar.picked(option)
    else if (!bar.isOpen() || !options.move(event.key)) return
    event.preventDefault()
  })
  list.addEventListener('mousedown', (event) => event.preventDefault()) // the field keeps the focus
  list.addEventListener('mousemove', (event) => options.point(options.of(event)))
  list.addEventListener('click', (event) => {
    const option = options.of(event)
    if (!option || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    bar.picked(option)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void bar.submitted()
  })
  form.addEventListener('reset', bar.reset)
  close.addEventListener('click', bar.cancelled)
  search.addEventListener('focusout', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && search.contains(relatedTarget))) bar.left()
  })
  matchMedia('(min-width: 900px)').addEventListener('change', bar.widened)
  // A search that was sent before this arrived is remembered now. Words typed meanwhile are asked for; those of the page's own search are not.
  const searched = location.pathname === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
  rememberSearch(searched)
  if (document.activeElement !== input) return
  if (input.value === searched) bar.focused()
  else bar.typed()
}
