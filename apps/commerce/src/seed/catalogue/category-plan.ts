import { brandOf, SITE_IDS, type SiteId } from '@welt/brands'
import type { CategoryEntry } from '../data/categories/category-entry.ts'
import { categoryTrees } from '../data/categories/index.ts'
import { type CategoryRule, isIncluded, type RuleFacts } from './category-rule.ts'
import { fabricOf, needsOf, occasionsOf, styleFilterOf } from './facets.ts'
import type { PlannedProduct } from './plan.ts'
import { agesOf } from './sizes.ts'

/** The rule is merged with the parents' rules. */
export interface PlannedCategory {
  readonly websiteId: number
  readonly site: SiteId
  readonly urlPath: string
  readonly urlKey: string
  readonly parentPath: string | undefined
  /** 1 is the root, departments are 2. */
  readonly level: number
  readonly position: number
  readonly name: string
  readonly description: string
  readonly rule: CategoryRule | null
}

const ROOT_PATH = 'root'

function rootOf(site: SiteId): PlannedCategory {
  const { websiteId, name, tagline } = brandOf(site)
  return {
    websiteId,
    site,
    urlPath: ROOT_PATH,
    urlKey: ROOT_PATH,
    parentPath: undefined,
    level: 1,
    position: 0,
    name,
    description: tagline,
    rule: null,
  }
}

/** Gaps between the positions of two departments' children, and before cross-cut departments. */
const DEPARTMENT_STEP = 100
const CROSS_CUT_STEP = 10_000

/** Ascending through the whole tree, since a product's category with the lowest position is its main one. */
function firstChildPosition(entry: CategoryEntry, department: number): number {
  return (entry.isCrossCut ? CROSS_CUT_STEP : 0) + department * DEPARTMENT_STEP + 1
}

function flatten(parent: PlannedCategory, entries: readonly CategoryEntry[], firstPosition: number): PlannedCategory[] {
  return entries.flatMap((entry, i) => {
    const planned: PlannedCategory = {
      websiteId: parent.websiteId,
      site: parent.site,
      urlPath: parent.urlPath === ROOT_PATH ? entry.key : `${parent.urlPath}/${entry.key}`,
      urlKey: entry.key,
      parentPath: parent.urlPath,
      level: parent.level + 1,
      position: firstPosition + i,
      name: entry.name,
      description: entry.description,
      rule: { ...parent.rule, ...entry.rule },
    }
    return [planned, ...flatten(planned, entry.children ?? [], firstChildPosition(entry, i + 1))]
  })
}

/** Parents first. */
export function planCategories(): PlannedCategory[] {
  return SITE_IDS.flatMap((site) => {
    const root = rootOf(site)
    return [root, ...flatten(root, categoryTrees[site], 1)]
  })
}

function factsOf(product: PlannedProduct): RuleFacts {
  const { style } = product
  return {
    styleCode: style.style,
    group: style.group,
    style: styleFilterOf(style),
    occasions: occasionsOf(style),
    fabric: fabricOf(style),
    heelMm: style.heel_height_mm,
    needs: needsOf(style),
    width: product.copy.width ?? 'Standard',
    ages: agesOf(style),
    isNew: product.newDaysAgo !== undefined,
    isOnSale: product.priceAud.saleCents !== undefined,
  }
}

interface Placement {
  readonly sku: string
  readonly category: PlannedCategory
  readonly position: number
}

/** Products of a child category are in the parent too. */
export function placeProducts(
  products: readonly PlannedProduct[],
  categories: readonly PlannedCategory[],
): Placement[] {
  const bySite = Map.groupBy(categories, (category) => category.site)
  return products.flatMap((product, position) => {
    const facts = factsOf(product)
    return product.sites.flatMap((site) =>
      placementsOn(bySite.get(site) ?? [], facts).map((category) => ({ sku: product.sku, category, position })),
    )
  })
}

function placementsOn(categories: readonly PlannedCategory[], facts: RuleFacts): PlannedCategory[] {
  const taken = new Set(
    categories
      .filter((category) => category.rule !== null && isIncluded(category.rule, facts))
      .map((category) => category.urlPath),
  )
  for (const path of [...taken]) {
    const segments = path.split('/')
    for (let depth = 1; depth < segments.length; depth += 1) taken.add(segments.slice(0, depth).join('/'))
  }
  return categories.filter((category) => taken.has(category.urlPath))
}
