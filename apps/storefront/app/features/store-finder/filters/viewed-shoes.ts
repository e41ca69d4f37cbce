import { useEffect, useState } from 'react'
import type { CardSizes } from '#app/features/quick-sizes/card-sizes.ts'
import { viewedSkus } from '#app/features/recommendations/viewed-before.tsx'
import type { ChosenShoe } from '../finder-data.ts'

export type PanelShoe = Pick<ChosenShoe, 'sku' | 'name' | 'sizes'>

async function loadShoe(sku: string): Promise<PanelShoe | undefined> {
  const answer = await fetch(`/api/sizes?${new URLSearchParams({ sku })}`)
  if (!answer.ok) return undefined
  const { name, colour, scale, sizes } = (await answer.json()) as CardSizes
  return {
    sku,
    name: [name, colour].filter(Boolean).join(', '),
    sizes: sizes.map((size) => ({ sku: size.sku, label: [scale, size.label].filter(Boolean).join(' ') })),
  }
}

/** The chosen shoe and those viewed before, the last one first; undefined while they load. */
export function useViewedShoes(isOpen: boolean, chosen: PanelShoe | undefined): readonly PanelShoe[] | undefined {
  const [shoes, setShoes] = useState<readonly PanelShoe[]>()
  useEffect(() => {
    if (!isOpen) return
    let isOver = false
    const skus = viewedSkus().filter((sku) => sku !== chosen?.sku)
    Promise.all(skus.map((sku) => loadShoe(sku).catch(() => undefined))).then((loaded) => {
      if (!isOver) setShoes([...(chosen ? [chosen] : []), ...loaded.filter((shoe) => shoe !== undefined)])
    })
    return () => {
      isOver = true
    }
  }, [isOpen, chosen])
  return shoes ?? (chosen && [chosen])
}
