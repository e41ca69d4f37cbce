import { readCookie } from '#app/session/browser/presence.ts'
/** In the order of the toggle. */
export const SCALES = ['au', 'eu', 'uk', 'us'] as const
export type Scale = (typeof SCALES)[number]

const MEMORY_SECONDS = 30 * 86_400

function isScale(text: string): text is Scale {
  return SCALES.some((scale) => scale === text)
}

export function parseScale(text: string | null | undefined): Scale | undefined {
  const lower = text?.toLowerCase() ?? ''
  return isScale(lower) ? lower : undefined
}

export function rememberedScale(): Scale | undefined {
  return parseScale(readCookie('size_scale'))
}

/** For 30 days. */
export function rememberScale(scale: Scale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: a preference that the server reads too
  document.cookie = `size_scale=${scale}; path=/; max-age=${MEMORY_SECONDS}; samesite=lax`
}
