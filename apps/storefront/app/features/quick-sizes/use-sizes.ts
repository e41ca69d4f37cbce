import { useEffect, useState } from 'react'
import { rememberedScale } from '../product/size-scale.ts'
import type { CardSizes } from './card-sizes.ts'

/** Undefined while loading. */
export type SizesAnswer = CardSizes | 'failed' | undefined

async function fetchSizes(sku: string): Promise<SizesAnswer> {
  const query = new URLSearchParams([
    ['sku', sku],
    ['scale', rememberedScale() ?? ''],
  ])
  const answer = await fetch(`/api/sizes?${query}`, { cache: 'no-store', headers: { accept: 'application/json' } })
  return answer.ok ? ((await answer.json()) as CardSizes) : 'failed'
}

/** Reloads after each rejection. */
export function useSizes(sku: string, refused: unknown): SizesAnswer {
  const [answer, setAnswer] = useState<SizesAnswer>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal must reload the stock
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const given = await fetchSizes(sku).catch(() => 'failed' as const)
      if (!isLeft) setAnswer((before) => (given === 'failed' && before ? before : given))
    }
    void load()
    return () => {
      isLeft = true
    }
  }, [sku, refused])
  return answer
}
