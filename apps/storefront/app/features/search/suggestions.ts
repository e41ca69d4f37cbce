export interface Suggestion {
  readonly text: string
  readonly href: string
}

export interface ProductSuggestion extends Suggestion {
  readonly brand: string
  readonly price: string
  readonly was?: string
  readonly picture?: string
}

/** [R1.28, R3.101] */
export interface Suggestions {
  readonly categories: readonly Suggestion[]
  readonly keywords: readonly Suggestion[]
  readonly products: readonly ProductSuggestion[]
}

export const NO_SUGGESTIONS: Suggestions = { categories: [], keywords: [], products: [] }

const MAX_CACHED = 50
const cache = new Map<string, Suggestions>()

/** Caches recent responses. Empty on failure, as suggestions for other text would be wrong. */
export async function fetchSuggestions(terms: string, signal: AbortSignal): Promise<Suggestions> {
  const known = cache.get(terms)
  if (known) return known
  const answer = await fetch(`/api/suggestions?${new URLSearchParams([['q', terms]])}`, { signal }).catch(
    () => undefined,
  )
  const suggestions = answer?.ok ? ((await answer.json().catch(() => undefined)) as Suggestions | undefined) : undefined
  if (!suggestions) return NO_SUGGESTIONS
  cache.set(terms, suggestions)
  if (cache.size > MAX_CACHED) cache.delete([...cache.keys()][0] ?? '')
  return suggestions
}
