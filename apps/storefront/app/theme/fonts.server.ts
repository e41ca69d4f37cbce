import type { Theme } from '@welt/brands'
import { type Face, faces } from './faces.server.ts'

const LOCAL_SOURCES = {
  sans: "local('Arial'),local('Liberation Sans'),local('Roboto')",
  serif: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
} as const

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`

// Without letters of its own for them the browser puts an accent of the first file beside its letter.
const MORE_LETTERS = 'unicode-range:U+100-2AF,U+1E00-1EFF'

function faceCss(family: string, face: Face): string {
  const rule = (url: string, range = '') =>
    `@font-face{font-family:'${family}';font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format('woff2')${range}}`
  const own = `${rule(face.url)}${rule(face.moreUrl, `;${MORE_LETTERS}`)}`
  const room = `size-adjust:${percent(face.widthRatio)};ascent-override:${percent(face.ascent / face.widthRatio)};descent-override:${percent(face.descent / face.widthRatio)};line-gap-override:0%`
  return `${own}@font-face{font-family:'${family} Fallback';src:${LOCAL_SOURCES[face.fallback]};${room}}`
}

/** Font faces of a theme, only the two it uses, with fallbacks of the same measure so that nothing shifts. @source ux §4 */
export function fontsOf(theme: Pick<Theme, 'displayFont' | 'textFont'>): { css: string; urls: string[] } {
  const families = [...new Set([theme.textFont, theme.displayFont])]
  const used = families.flatMap((family) => {
    const face = faces[family]
    return face ? [{ family, face }] : []
  })
  return { css: used.map(({ family, face }) => faceCss(family, face)).join(''), urls: used.map(({ face }) => face.url) }
}
