import type { HomeBlock } from '@welt/brands'

/** A block as stored, when it is one of the kinds the page renders. */
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
