import type { HomeBlock } from '@welt/brands'

/** Undefined for a kind that the page cannot render. */
export function parseHomeBlock(text: string | null): HomeBlock | undefined {
  if (text === null) return undefined
  try {
    const value: unknown = JSON.parse(text)
    const isBlock = typeof value === 'object' && value !== null && 'kind' in value
    return isBlock ? (value as HomeBlock) : undefined
  } catch {
    return undefined
  }
}
