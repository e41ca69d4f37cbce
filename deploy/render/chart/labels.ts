import type { PartName } from '../../topology/parts.ts'

export const PART_OF = { 'app.kubernetes.io/part-of': 'welt' } as const

export const labelsOf = (part: PartName) => ({ ...PART_OF, 'app.kubernetes.io/name': nameOf(part) })

export const nameOf = (part: PartName) => `welt-${part}`

export const CLUSTER = 'welt-database'
export const POOLER = 'welt-pooler'
export const SETTINGS_MAP = 'welt-plain-settings'
export const SERVICE_ACCOUNT = 'welt'
export const PHOTOS_CLAIM = 'welt-photos'

/** Labels that CloudNativePG gives its pods. */
export const CLUSTER_PODS = { 'cnpg.io/cluster': CLUSTER } as const
export const POOLER_PODS = { 'cnpg.io/poolerName': POOLER } as const
