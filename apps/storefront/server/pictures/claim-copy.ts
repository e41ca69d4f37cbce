import { SECOND_MS } from '@welt/kit/time'
import type { Config } from '#server/config.ts'

const CLAIM_MS = 2 * SECOND_MS

/** Asks commerce, which all storefronts share. True when it doesn't answer: a copy made twice is identical. */
export function createClaimCopy({ commerceUrl, serviceKey }: Pick<Config, 'commerceUrl' | 'serviceKey'>) {
  return async (key: string): Promise<boolean> => {
    try {
      const answer = await fetch(`${commerceUrl}/media-claims?${new URLSearchParams({ key })}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${serviceKey}` },
        signal: AbortSignal.timeout(CLAIM_MS),
      })
      if (!answer.ok) return true
      const { isFirst } = (await answer.json()) as { readonly isFirst: boolean }
      return isFirst
    } catch {
      return true
    }
  }
}
