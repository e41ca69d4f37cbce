import { LETTERS_BEFORE_SUGGESTIONS } from '@welt/kit/constants'
import { createSheet, furnish, type SearchElements } from './furnish.ts'
import { clearSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { INITIAL_SEARCH, nextSearch, type SearchEvent, type SearchState } from './search-state.ts'
import { renderSuggestions } from './suggestion-list.ts'
import { fetchSuggestions } from './suggestions.ts'

const DEBOUNCE_MS = 150

/** The suggestions as they are rendered, and which of them the keyboard is on. */
function createOptions({ input, list, status }: SearchElements) {
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
    render(state: SearchState): void {
      const { isOpen, isRecent, suggestions } = state
      options = isOpen ? renderSuggestions(list, state) : []
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

/** Loads suggestions a little after the last letter; requests for outdated text are aborted. */
function createSuggestionFetcher(dispatch: (event: SearchEvent) => void) {
  let pending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = async (value: string) => {
    pending = new AbortController()
    const { signal } = pending
    const suggestions = await fetchSuggestions(value.trim(), signal)
    if (!signal.aborted) dispatch({ type: 'answered', value, suggestions })
  }
  const stop = () => {
    clearTimeout(timer)
    pending.abort()
  }
  return {
    stop,
    later(value: string): void {
      stop()
      if (value.trim().length >= LETTERS_BEFORE_SUGGESTIONS) timer = setTimeout(() => void load(value), DEBOUNCE_MS)
    },
  }
}

/** What the search bar does, for the listeners to call. */
function createBar(elements: SearchElements, go: (href: string) => Promise<void>) {
  const { search, form, input, reset } = elements
  const sheet = createSheet(search)
  const options = createOptions(elements)
  let state = INITIAL_SEARCH
  let isReturning = false
  const dispatch = (event: SearchEvent) => {
    const before = state
    state = nextSearch(state, event)
    form.dataset.keywordSource = state.keywordSource
    form.dataset.previousValue = state.previousValue
    reset.hidden = state.value === ''
    if (input.value !== state.value) input.value = state.value
    if (before.suggestions !== state.suggestions || before.isOpen !== state.isOpen) options.render(state)
  }
  const pending = createSuggestionFetcher(dispatch)
  const end = (event: SearchEvent) => {
    pending.stop()
    dispatch(event)
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
  const recall = () => dispatch({ type: 'recalled', searches: input.value === '' ? recentSearches() : [] })
  dispatch({ type: 'typed', value: input.value })
  return {
    options,
    isOpen: () => state.isOpen,
    typed(): void {
      sheet.open()
      options.leave()
      dispatch({ type: 'typed', value: input.value })
      pending.later(input.value)
      recall()
    },
    focused(): void {
      // The shell may contain another page's query.
      if (input.value !== state.value) dispatch({ type: 'typed', value: input.value })
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
      if (option.dataset.clears !== undefined) {
        clearSearches()
        end({ type: 'closed' })
        return
      }
      rememberSearch(option.dataset.value ?? '')
      leave({ type: 'picked', value: option.dataset.value || state.value })
      void go(`${option.pathname}${option.search}`)
    },
    async submitted(): Promise<void> {
      leave({ type: 'submitted' })
      const searchText = state.value.trim()
      if (!searchText) return
      rememberSearch(searchText)
      await go(`/search?${new URLSearchParams([['q', searchText]])}`)
      if (location.pathname !== '/search') dispatch({ type: 'redirected' })
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
  const elements = furnish(search, plainForm, field)
  const { form, input, list, close } = elements
  const bar = createBar(elements, go)
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
  // A search that was sent before this arrived is remembered now. Suggestions are loaded for text typed meanwhile, not
  // for the page's own query.
  const searched = location.pathname === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
  rememberSearch(searched)
  if (document.activeElement !== input) return
  if (input.value === searched) bar.focused()
  else bar.typed()
}
