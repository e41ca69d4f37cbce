import type { HomeBlock } from '@welt/brands'

/** Required fields of each kind. */
const NEEDED: Readonly<Record<HomeBlock['kind'], readonly string[]>> = {
  hero: ['links', 'pictures'],
  ticker: ['items'],
  rail: ['category', 'link'],
  entries: ['entries'],
  slab: ['link', 'picture'],
  facts: ['facts'],
  steps: ['steps', 'link'],
  brands: ['link'],
  stores: ['label', 'button'],
  'store-list': ['link'],
}

const isBlock = (value: unknown): value is HomeBlock => {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  const kind = String(value.kind)
  if (!Object.hasOwn(NEEDED, kind)) return false
  return NEEDED[kind as HomeBlock['kind']].every((name) => name in value && value[name as 'kind'] !== null)
}

/** Undefined for a block that the page cannot render. */
export function parseHomeBlock(text: string | null): HomeBlock | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return isBlock(value) ? value : undefined
  } catch {
    return undefined
  }
}
