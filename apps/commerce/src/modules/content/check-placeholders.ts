import type { Brand } from '@welt/brands'
import { loadSettings } from '#modules/site'
import type { Db } from '#src/platform/database'
import { findUnknown } from './placeholders.ts'
import { type ContentMoment, findPage, listBlocks } from './store.ts'

/** Placeholders in texts of a page or block that are left out for shoppers, for the editor. */
export async function unknownPlaceholders(
  db: Db,
  brand: Brand,
  identifier: string,
  texts: unknown,
): Promise<readonly string[]> {
  const settings = await loadSettings(db, brand)
  return findUnknown(JSON.stringify(texts), settings, identifier.startsWith('home-'))
}

/** Those of a page at a moment, or of the home page (`/`). */
export async function unknownPlaceholdersAt(
  db: Db,
  brand: Brand,
  identifier: string,
  moment: ContentMoment,
): Promise<readonly string[]> {
  const isHome = identifier === '/'
  const texts = isHome
    ? await listBlocks(db, brand.websiteId, 'home-', moment)
    : await findPage(db, brand.websiteId, { identifier }, moment)
  return unknownPlaceholders(db, brand, isHome ? 'home-' : identifier, texts ?? null)
}
