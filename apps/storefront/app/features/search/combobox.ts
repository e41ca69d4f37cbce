import { LETTERS_BEFORE_SUGGESTIONS } from '@welt/kit/constants'
import { mount } from '#app/islands/mount.ts'
import { toggleSearch } from '#app/islands/panels.ts'
import { createSheet, furnish, type SearchParts, watchSearch } from '#app/islands/search/search-field.ts'
import { type Combobox, createCombobox } from '#app/ui/combobox/combobox.ts'
import styles from './combobox.module.css'
import { clearSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { INITIAL_SEARCH, nextSearch, type SearchEvent, type SearchState } from './search-state.ts'
import { renderSuggestions } from './suggestion-list.ts'
import { fetchSuggestions } from './suggestions.ts'
import { createWaitingRows, type WaitingRows } from './waiting-rows.ts'

const DEBOUNCE_MS = 150
/** As of other skeletons. */
const SLOW_MS = 300

function render({ list, status }: SearchParts, { refresh }: Combobox, state: SearchState): void {
  const { isOpen, isRecent, suggestions } = state
  if (!isOpen) list.replaceChildren()
  const options = isOpen ? renderSuggestions(list, state) : 0
  refresh()
  const count = isRecent ? suggestions.keywords.length : options
  const what = isRecent ? ['recent search', 'recent searches'] : ['suggestion', 'suggestions']
  status.textContent = isOpen ? `${count} ${what[count === 1 ? 0 : 1]}` : ''
}

/** Debounced; aborts requests for outdated text. */
function createSuggestionFetcher(dispatch: (event: SearchEvent) => void, waiting: WaitingRows) {
  let pending = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const load = async (value: string) => {
    pending = new AbortController()
    const { signal } = pending
    const slow = setTimeout(waiting.show, SLOW_MS)
    const suggestions = await fetchSuggestions(value.trim(), signal)
    clearTimeout(slow)
    if (signal.aborted) return
    waiting.hide()
    dispatch({ type: 'answered', value, suggestions })
  }
  const abort = () => {
    clearTimeout(timer)
    pending.abort()
  }
  return {
    stop(): void {
      abort()
      waiting.hide()
    },
    later(value: string): void {
      abort()
      if (value.trim().length < LETTERS_BEFORE_SUGGESTIONS) waiting.hide()
      else timer = setTimeout(() => void load(value), DEBOUNCE_MS)
    },
  }
}

function createBar(elements: SearchParts, combobox: () => Combobox, go: (href: string) => Promise<void>) {
  const { search, form, input, reset } = elements
  const sheet = createSheet(search)
  let state = INITIAL_SEARCH
  let isReturning = false
  const dispatch = (event: SearchEvent) => {
    const before = state
    state = nextSearch(state, event)
    form.dataset.keywordSource = state.keywordSource
    form.dataset.previousValue = state.previousValue
    reset.hidden = state.value === ''
    if (input.value !== state.value) input.value = state.value
    if (before.suggestions !== state.suggestions || before.isOpen !== state.isOpen) render(elements, combobox(), state)
  }
  const pending = createSuggestionFetcher(dispatch, createWaitingRows(elements))
  const end = (event: SearchEvent) => {
    pending.stop()
    dispatch(event)
  }
  const leave = (event: SearchEvent) => {
    end(event)
    sheet.close()
    toggleSearch(false)
    input.blur()
  }
  const returnToField = () => {
    sheet.close()
    isReturning = true
    input.focus()
    isReturning = false
  }
  const recall = () => dispatch({ type: 'recalled', searches: input.value === '' ? recentSearches() : [] })
  return {
    begin: () => dispatch({ type: 'typed', value: input.value }),
    typed(): void {
      sheet.open()
      combobox().leave()
      dispatch({ type: 'typed', value: input.value })
      pending.later(input.value)
      recall()
    },
    focused(): void {
      if (input.value !== state.value) dispatch({ type: 'typed', value: input.value })
      if (isReturning) return
      sheet.open()
      recall()
    },
    /** Closes the suggestions, else the sheet on phones. */
    escape(): boolean {
      const wasOpen = state.isOpen
      end({ type: 'closed' })
      if (!wasOpen && sheet.isOpen()) returnToField()
      return true
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
    pick(option: HTMLElement): void {
      if (option.dataset.clears !== undefined) {
        clearSearches()
        end({ type: 'closed' })
        return
      }
      rememberSearch(option.dataset.value ?? '')
      leave({ type: 'picked', value: option.dataset.value || state.value })
      if (option instanceof HTMLAnchorElement) void go(`${option.pathname}${option.search}`)
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

/** Lives as long as the document; without scripts the form works alone. `go` navigates client-side. [R4.78-R4.80] */
export function startCombobox(search: HTMLElement, go: (href: string) => Promise<void>): void {
  const { box = '', list = '', reset = '', close = '' } = styles
  const elements = furnish(search, { box, list, reset, close })
  if (!elements) return
  const { input } = elements
  mount((signal) => {
    const bar = createBar(elements, () => combobox, go)
    const combobox = createCombobox(input, elements.list, bar)
    bar.begin()
    watchSearch(elements, { ...bar, submitted: () => void bar.submitted() }, signal)
    // Remembers a search submitted before this script loaded; suggests for text typed since, not for the page's own
    // query.
    const searched = location.pathname === '/search' ? (new URLSearchParams(location.search).get('q') ?? '') : ''
    rememberSearch(searched)
    if (document.activeElement !== input) return
    if (input.value === searched) bar.focused()
    else bar.typed()
  })
}
