import type { Theme } from '@welt/brands'
import { type Face, type Fit, faces } from './faces.server.ts'

const LOCAL_SOURCES = {
  sans: {
    regular: "local('Arial'),local('Liberation Sans'),local('Roboto')",
    bold: "local('Arial Bold'),local('Liberation Sans Bold'),local('Roboto Bold'),local('Roboto')",
  },
  serif: {
    regular: "local('Times New Roman'),local('Liberation Serif'),local('Noto Serif')",
    bold: "local('Times New Roman Bold'),local('Liberation Serif Bold'),local('Noto Serif Bold'),local('Noto Serif')",
  },
} as const

const percent = (ratio: number) => `${(ratio * 100).toFixed(1)}%`

// Without this range browsers combine an accent with a letter of the first file.
const MORE_LETTERS = 'unicode-range:U+100-2AF,U+1E00-1EFF'

function faceCss(family: string, face: Face): string {
  const rule = (url: string, range = '') =>
    `@font-face{font-family:'${family}';font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format('woff2')${range}}`
  const own = `${rule(face.url)}${rule(face.moreUrl, `;${MORE_LETTERS}`)}`
  const fallback = ([fromWeight, toWeight, local, widthRatio]: Fit) => {
    const room = `size-adjust:${percent(widthRatio)};ascent-override:${percent(face.ascent / widthRatio)};descent-override:${percent(face.descent / widthRatio)};line-gap-override:0%`
    return `@font-face{font-family:'${family} Fallback';font-weight:${fromWeight} ${toWeight};src:${LOCAL_SOURCES[face.fallback][local]};${room}}`
  }
  return `${own}${face.fits.map(fallback).join('')}`
}

/** Fallbacks have the same metrics, against layout shifts. */
export function fontsOf(theme: Pick<Theme, 'displayFont' | 'textFont'>): { css: string; urls: string[] } {
  const families = [...new Set([theme.textFont, theme.displayFont])]
  const used = families.flatMap((family) => {
    const face = faces[family]
    return face ? [{ family, face }] : []
  })
  return { css: used.map(({ family, face }) => faceCss(family, face)).join(''), urls: used.map(({ face }) => face.url) }
}
