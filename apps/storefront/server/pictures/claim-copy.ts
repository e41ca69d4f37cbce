import { SECOND_MS } from '@welt/kit/time'
import type { Config } from '#server/config.ts'

const CLAIM_MS = 2 * SECOND_MS

/** Asks commerce, which all storefronts share. */
export function createClaimCopy({ commerceUrl, serviceKey }: Pick<Config, 'commerceUrl' | 'serviceKey'>) {
  const call = (method: 'POST' | 'DELETE', key: string) =>
    fetch(`${commerceUrl}/media-claims?${new URLSearchParams({ key })}`, {
      method,
      headers: { authorization: `Bearer ${serviceKey}` },
      signal: AbortSignal.timeout(CLAIM_MS),
    })
  return {
    /** True when commerce doesn't answer: a copy made twice is identical. */
    async claim(key: string): Promise<boolean> {
      try {
        const answer = await call('POST', key)
        if (!answer.ok) return true
        const { isFirst } = (await answer.json()) as { readonly isFirst: boolean }
        return isFirst
      } catch {
        return true
      }
    },
    /** A claim that stays ends by itself. */
    async release(key: string): Promise<void> {
      await call('DELETE', key).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      )
    },
  }
}
