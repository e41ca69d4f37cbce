import type { Source } from './source.ts'

/** Of CloudNativePG's Cluster, and the beginning of its services' and secrets' names. */
export const clusterOf = (source: Source) => source.text('database.name')

/** Labels that CloudNativePG gives its pods. */
export const clusterPods = (source: Source) => ({ 'cnpg.io/cluster': clusterOf(source) })
