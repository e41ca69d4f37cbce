import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Brand } from '@welt/brands'

/** The site's text font; undefined when not installed. */
export function findTextFont({ theme }: Brand): Buffer | undefined {
  const name = theme.textFont
    .replace(/ Variable$/, '')
    .toLowerCase()
    .replaceAll(' ', '-')
  try {
    return readFileSync(
      fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)),
    )
  } catch {
    return undefined // falls back to the system font
  }
}
