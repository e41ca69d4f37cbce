import type { GraphqlFailure } from '#app/graphql/result.ts'

/** What a failure means beyond the page it happened on. */
export type GlobalEffect = 'reset-cart' | 'force-logout' | 'maintenance'

const policy: readonly (readonly [text: string, effect: GlobalEffect])[] = [
  ["The current customer isn't authorized.", 'force-logout'],
  ['The current user cannot perform operations on', 'force-logout'],
  ['Could not find a cart with ID', 'reset-cart'],
  ["The cart isn't active.", 'reset-cart'],
  ['maintenance mode is enabled', 'maintenance'],
]

/** The global effect of a failure, if it has one; told by its text, as any Magento-compatible server words it. */
export function globalEffectOf(failure: Pick<GraphqlFailure, 'message'>): GlobalEffect | undefined {
  return policy.find(([text]) => failure.message.includes(text))?.[1]
}
