import { encodeUid } from '@welt/kit/ids'
import type { CategoryRow, ProductDocument } from '#modules/catalogue'
import { buildColumn, type Column } from './column.ts'
import { CATEGORY_FACET, FACETS } from './facet-definitions.ts'
import { buildSorts, type Sorts } from './sorts.ts'
import { createTextIndexBuilder, type TextIndex, type WeightedText } from './text-index.ts'

/** Everything a site's listings are answered from. Documents are known by ordinal; those of a style stand side by side. */
export interface SiteIndex {
  readonly documents: readonly ProductDocument[]
  /** Style number of each document. */
  readonly styleOf: Uint32Array
  readonly ordinalOf: ReadonlyMap<number, number>
  /** By attribute code, the category column included. */
  readonly columns: ReadonlyMap<string, Column>
  readonly priceCents: Int32Array
  readonly sorts: Sorts
  readonly text: TextIndex
  readonly categories: ReadonlyMap<number, CategoryRow>
  readonly categoryIdByPath: ReadonlyMap<string, number>
  /** When a price next changes by itself. */
  readonly priceChangesAt: Date | undefined
}

export interface SiteSources {
  readonly documents: readonly ProductDocument[]
  readonly categories: readonly CategoryRow[]
  readonly featuredBrands: readonly string[]
}

/** Weights of what a word is found in. */
const WEIGHTS = { sku: 12, name: 8, brand: 6, colour: 4, kind: 4, category: 3, trait: 2, description: 1 }

function textsOf(document: ProductDocument, categories: ReadonlyMap<number, CategoryRow>): WeightedText[] {
  const texts: [string | undefined, number][] = [
    [document.sku, WEIGHTS.sku],
    [document.name, WEIGHTS.name],
    [document.brandLabel, WEIGHTS.brand],
    [document.colour, WEIGHTS.colour],
    [document.colourFamily, WEIGHTS.colour],
    [document.style, WEIGHTS.kind],
    [document.silhouette, WEIGHTS.kind],
    ...document.categoryIds.map((id): [string | undefined, number] => [categories.get(id)?.name, WEIGHTS.category]),
    [document.material, WEIGHTS.trait],
    [document.fabric, WEIGHTS.trait],
    [document.heelType, WEIGHTS.trait],
    [document.gender, WEIGHTS.trait],
    ...document.occasions.map((occasion): [string, number] => [occasion, WEIGHTS.trait]),
    [document.description, WEIGHTS.description],
  ]
  return texts.flatMap(([text, weight]) => (text ? [{ text, weight }] : []))
}

/** Documents with those of one style together, styles by their lowest product id, colours by id. */
function inStyleOrder(documents: readonly ProductDocument[]): { ordered: ProductDocument[]; styleOf: Uint32Array } {
  const byId = [...documents].sort((a, b) => a.productId - b.productId)
  const groups = [...Map.groupBy(byId, (document) => document.styleCode).values()]
  const ordered = groups.flat()
  const styleOf = Uint32Array.from(groups.flatMap((group, style) => group.map(() => style)))
  return { ordered, styleOf }
}

function categoryTerms(document: ProductDocument, categories: ReadonlyMap<number, CategoryRow>) {
  return document.categoryIds.flatMap((id) => {
    const category = categories.get(id)
    return category ? [{ value: encodeUid(id), label: category.name, order: category.position }] : []
  })
}

/** Lets other work of the process run; called between the steps of a build. */
export type Pause = () => Promise<unknown>

/** Documents whose texts are indexed between two pauses. */
const TEXTS_AT_ONCE = 200

type CategoriesById = ReadonlyMap<number, CategoryRow>

async function buildColumns(documents: readonly ProductDocument[], categories: CategoriesById, pause: Pause): Promise<Map<string, Column>> {
  const columns = new Map<string, Column>()
  for (const facet of FACETS) {
    columns.set(facet.code, buildColumn(documents.map(facet.termsOf)))
    await pause()
  }
  columns.set(CATEGORY_FACET.code, buildColumn(documents.map((document) => categoryTerms(document, categories))))
  return columns
}

async function buildText(documents: readonly ProductDocument[], categories: CategoriesById, pause: Pause): Promise<TextIndex> {
  const builder = createTextIndexBuilder()
  for (const [i, document] of documents.entries()) {
    builder.add(textsOf(document, categories))
    if (i % TEXTS_AT_ONCE === 0) await pause()
  }
  return builder.finish()
}

function earliest(dates: readonly (Date | undefined)[]): Date | undefined {
  return dates.reduce((first, date) => (date && (!first || date < first) ? date : first), undefined)
}

/** Builds the index of one site in steps, so that listings are answered meanwhile. @source measurements/data-layer §B, A77 */
export async function buildSiteIndex({ documents, categories, featuredBrands }: SiteSources, pause: Pause): Promise<SiteIndex> {
  const { ordered, styleOf } = inStyleOrder(documents)
  const categoriesById = new Map(categories.map((category) => [category.id, category]))
  return {
    documents: ordered,
    styleOf,
    ordinalOf: new Map(ordered.map((document, ordinal) => [document.productId, ordinal])),
    columns: await buildColumns(ordered, categoriesById, pause),
    priceCents: Int32Array.from(ordered, (document) => document.finalCents),
    sorts: await buildSorts(ordered, featuredBrands, pause),
    text: await buildText(ordered, categoriesById, pause),
    categories: categoriesById,
    categoryIdByPath: new Map(categories.map((category) => [category.urlPath, category.id])),
    priceChangesAt: earliest(ordered.map((document) => document.priceChangesAt)),
  }
}
