import type { GraphqlFailure } from '#app/graphql/result.ts'

/** What a failure means beyond the page it happened on. @source spec §8 Global behaviour */
export type GlobalEffect = 'reset-cart' | 'force-logout' | 'maintenance'

const policy: readonly (readonly [text: string, effect: GlobalEffect])[] = [
  ["The current customer isn't authorized.", 'force-logout'],
  ['The current user cannot perform operations on', 'force-logout'],
  ['Could not find a cart with ID', 'reset-cart'],
  ["The cart isn't active.", 'reset-cart'],
  ['maintenance mode is enabled', 'maintenance'],
]

/** Shown as a negative notification for 2 s when a background action fails. @source spec §8 */
export const SOMETHING_WRONG = 'Something has gone wrong, please try again.'

/** The global effect of a failure, if it has one; told by its text, as any Magento-compatible server words it. */
export function globalEffectOf(failure: Pick<GraphqlFailure, 'message'>): GlobalEffect | undefined {
  return policy.find(([text]) => failure.message.includes(text))?.[1]
}
