import type { IncomingMessage } from 'node:http'

export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** Prefetched or prerendered: the page may never be seen. */
export const isSpeculative = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  /\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''))
