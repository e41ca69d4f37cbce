/** What a shopper may allow beyond what the shop needs. */
export const CONSENT_GROUPS = ['measuring', 'reviews', 'partners'] as const
export type ConsentGroup = (typeof CONSENT_GROUPS)[number]

const NOTHING_MORE = 'needed'

/** Path that takes the choice. */
export const CONSENT_PATH = '/cookies'
/** Hides the strip for browsers without scripts that have chosen. */
export const CONSENT_STYLES = '/cookies.css'

/** The cookie's value for a form's choice: `needed`, `all` or the groups that are ticked. */
export function consentValue(form: URLSearchParams): string | undefined {
  const choice = form.get('choice')
  if (choice === 'needed') return NOTHING_MORE
  if (choice === 'all') return CONSENT_GROUPS.join('.')
  if (choice !== 'some') return undefined
  return CONSENT_GROUPS.filter((group) => form.has(group)).join('.') || NOTHING_MORE
}

export function allows(cookie: string | undefined, group: ConsentGroup): boolean {
  return cookie?.split('.').includes(group) ?? false
}
