import type { PartName } from '../../topology/parts.ts'

export const PART_OF = { 'app.kubernetes.io/part-of': 'welt' } as const

export const labelsOf = (part: PartName) => ({ ...PART_OF, 'app.kubernetes.io/name': nameOf(part) })

export const nameOf = (part: PartName) => `welt-${part}`

export const POOLER = 'welt-pooler'
export const SETTINGS_MAP = 'welt-plain-settings'
export const SERVICE_ACCOUNT = 'welt'
export const PHOTOS_CLAIM = 'welt-photos'

/** A label that CloudNativePG gives its pods. */
export const POOLER_PODS = { 'cnpg.io/poolerName': POOLER } as const
