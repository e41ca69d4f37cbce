function parseAction(text: string): { readonly type?: unknown; readonly url?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * The bank's or payment service's page in an action; only http(s) addresses are followed, and what cannot be read leads
 * nowhere.
 */
export function redirectUrl(action: string | null): string | undefined {
  const { type, url } = parseAction(action ?? '')
  return type === 'redirect' && typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}
