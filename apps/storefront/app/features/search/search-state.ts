import { LETTERS_BEFORE_SUGGESTIONS } from '@welt/kit/constants'
import { NO_SUGGESTIONS, type Suggestions } from './suggestions.ts'

/** [R3.102, A39] */
type KeywordSource = 'TEXTFIELD' | 'SUGGESTION' | 'RECENT' | 'REDIRECT'

/** [R3.101] */
export interface SearchState {
  readonly value: string
  readonly previousValue: string
  readonly suggestions: Suggestions
  readonly keywordSource: KeywordSource
  /** Recent searches, shown for an empty input. */
  readonly isRecent: boolean
  readonly isOpen: boolean
}

export type SearchEvent =
  | { readonly type: 'typed'; readonly value: string }
  | { readonly type: 'answered'; readonly value: string; readonly suggestions: Suggestions }
  | { readonly type: 'recalled'; readonly searches: Suggestions['keywords'] }
  | { readonly type: 'picked'; readonly value: string }
  | { readonly type: 'submitted' }
  | { readonly type: 'redirected' }
  | { readonly type: 'closed' }
  | { readonly type: 'reset' }

export const INITIAL_SEARCH: SearchState = {
  value: '',
  previousValue: '',
  suggestions: NO_SUGGESTIONS,
  keywordSource: 'TEXTFIELD',
  isRecent: false,
  isOpen: false,
}

const closed = (state: SearchState): SearchState => ({
  ...state,
  suggestions: NO_SUGGESTIONS,
  isRecent: false,
  isOpen: false,
})

function hasAny({ categories, keywords, products }: Suggestions): boolean {
  return categories.length + keywords.length + products.length > 0
}

/** [R4.78, R4.79, R4.80] */
export function nextSearch(state: SearchState, event: SearchEvent): SearchState {
  switch (event.type) {
    case 'typed': {
      const typed: SearchState = { ...state, value: event.value, keywordSource: 'TEXTFIELD' }
      return event.value.trim().length < LETTERS_BEFORE_SUGGESTIONS || state.isRecent ? closed(typed) : typed
    }
    case 'answered':
      // Ignores a response to outdated text.
      if (event.value !== state.value) return state
      return hasAny(event.suggestions)
        ? { ...state, previousValue: event.value, suggestions: event.suggestions, isRecent: false, isOpen: true }
        : { ...closed(state), previousValue: event.value }
    case 'recalled':
      if (state.value.trim() !== '' || event.searches.length === 0) return state
      return { ...state, suggestions: { ...NO_SUGGESTIONS, keywords: event.searches }, isRecent: true, isOpen: true }
    case 'picked':
      return { ...closed(state), value: event.value, keywordSource: state.isRecent ? 'RECENT' : 'SUGGESTION' }
    case 'submitted':
      return { ...closed(state), keywordSource: 'TEXTFIELD' }
    case 'redirected':
      return { ...state, keywordSource: 'REDIRECT' }
    case 'closed':
      return closed(state)
    case 'reset':
      return INITIAL_SEARCH
  }
}
