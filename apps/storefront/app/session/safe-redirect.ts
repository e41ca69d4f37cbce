const BASE = 'http://same-origin.invalid'

export function safeRedirect(target: unknown, fallback = '/'): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing them is the purpose
  if (typeof target !== 'string' || !/^\/(?![/\\])/.test(target) || /[\\\u0000-\u001f\u007f]/.test(target))
    return fallback
  try {
    const url = new URL(target, BASE)
    return url.origin === BASE && !url.pathname.startsWith('//') ? `${url.pathname}${url.search}${url.hash}` : fallback
  } catch {
    return fallback
  }
}
