import type { ManifestColour, ManifestStyle } from '../manifest.ts'

/** 'T-bar school shoe' → 't-bar-school-shoe'. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const LOWER_CASE = new Set(['with', 'and', 'of', 'the', 'in'])

/** 'cap-toe oxford' → 'Cap-Toe Oxford'; small words stay lower case. */
function titleCase(text: string): string {
  const tokens = text
    .split(' ')
    .map((token) =>
      LOWER_CASE.has(token)
        ? token
        : token.replace(/(^|-)([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase()),
    )
  return tokens.join(' ')
}

/** 'Verona Stiletto Court Pump'. */
export function productName(style: ManifestStyle): string {
  return `${style.name} ${titleCase(style.description_noun)}`
}

/** 'VERONA-BLACK'; its sizes add theirs: 'VERONA-BLACK-38'. */
export function productSku(style: ManifestStyle, colour: ManifestColour): string {
  return `${style.style}-${colour.slug}`.toUpperCase()
}

/** 'verona-stiletto-court-pump-black'. */
export function productUrlKey(style: ManifestStyle, colour: ManifestColour): string {
  return `${style.style}-${slugOf(style.description_noun)}-${colour.slug}`
}
