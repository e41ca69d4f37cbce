import { useEffect, useEffectEvent, useState } from 'react'
import type { AddressSuggestionsQuery } from './localities.generated.ts'

export type Locality = AddressSuggestionsQuery['addressSuggestions'][number]

const LEAST_TYPED = 3
const NO_PLACES: readonly Locality[] = []
const DEBOUNCE_MS = 150

async function findLocalities(country: string, typed: string, signal: AbortSignal): Promise<readonly Locality[]> {
  const answer = await fetch(`/api/localities?${new URLSearchParams({ country, q: typed })}`, { signal })
  return answer.ok ? ((await answer.json()) as { localities: readonly Locality[] }).localities : []
}

/** Places that begin with what was typed, from three characters; none when the lookup fails. */
export function useLocalities(typed: string, readCountry: () => string | null | undefined): readonly Locality[] {
  const [places, setPlaces] = useState(NO_PLACES)
  const country = useEffectEvent(() => readCountry() ?? 'AU')
  useEffect(() => {
    if (typed.trim().length < LEAST_TYPED) return setPlaces(NO_PLACES)
    const pending = new AbortController()
    const timer = setTimeout(() => {
      findLocalities(country(), typed, pending.signal).then(setPlaces, () => {
        if (!pending.signal.aborted) setPlaces(NO_PLACES)
      })
    }, DEBOUNCE_MS)
    return () => {
      clearTimeout(timer)
      pending.abort()
    }
  }, [typed])
  return places
}
