function parseAction(text: string): { readonly type?: unknown; readonly url?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Undefined unless it is http(s). */
export function redirectUrl(action: string | null): string | undefined {
  const { type, url } = parseAction(action ?? '')
  return type === 'redirect' && typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}
