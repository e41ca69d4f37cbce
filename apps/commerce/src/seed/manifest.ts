import { readFile } from 'node:fs/promises'
import { SITE_IDS, type SiteId } from '@welt/brands'

interface ManifestView {
  readonly view: string
  /** Relative to the storefront's media folder. */
  readonly file: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

export interface ManifestColour {
  readonly name: string
  readonly slug: string
  readonly hex: string
  readonly secondary_hex: string | null
  readonly views: readonly ManifestView[]
}

export interface ManifestStyle {
  readonly style: string
  readonly name: string
  readonly silhouette: string
  readonly description_noun: string
  readonly group: 'women' | 'men' | 'unisex' | 'kids' | 'girls' | 'boys' | 'toddler'
  readonly gender: 'female' | 'male' | 'unisex'
  readonly age_group: 'adult' | 'child' | 'toddler'
  readonly sites: readonly SiteId[]
  readonly heel_height_mm: number
  readonly platform_mm: number
  readonly heel_type: string
  readonly toe: string
  readonly closure: string
  readonly upper_material: string
  readonly lining: string
  readonly sole_material: string
  readonly occasion_tags: readonly string[]
  readonly colours: readonly ManifestColour[]
}

const MANIFEST = new URL('../../../storefront/media/manifest.json', import.meta.url)

/** @throws Error when missing, or for an unknown site */
export async function readManifest(): Promise<readonly ManifestStyle[]> {
  const { styles } = JSON.parse(await readFile(MANIFEST, 'utf8')) as { styles: readonly ManifestStyle[] }
  const known = new Set<string>(SITE_IDS)
  for (const style of styles) {
    const stranger = style.sites.find((site) => !known.has(site))
    if (stranger) throw new Error(`The picture library puts ${style.style} on a site that does not exist: ${stranger}.`)
  }
  return styles
}
