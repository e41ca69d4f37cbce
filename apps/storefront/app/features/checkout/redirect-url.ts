/** The bank's or payment service's page in an action; only http(s) addresses are followed. */
export function redirectUrl(action: string | null): string | undefined {
  if (!action) return undefined
  const { type, url } = JSON.parse(action) as { readonly type?: unknown; readonly url?: unknown }
  return type === 'redirect' && typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}
