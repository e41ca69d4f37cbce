import { brandOf, SITE_IDS, type SiteId } from '@welt/brands'
import type { CategoryEntry } from '../data/categories/category-entry.ts'
import { categoryTrees } from '../data/categories/index.ts'
import { type CategoryRule, isTakenIn, type RuleFacts } from './category-rule.ts'
import { fabricOf, heelBandOf, needsOf, occasionsOf, styleFilterOf } from './facets.ts'
import type { PlannedProduct } from './plan.ts'
import { agesOf } from './sizes.ts'

/** A category with its place in the tree and the rule it has together with its parents. */
export interface PlannedCategory {
  readonly websiteId: number
  readonly site: SiteId
  readonly urlPath: string
  readonly urlKey: string
  readonly parentPath: string | undefined
  /** 1 is the root, which is not a row; departments are 2. */
  readonly level: number
  readonly position: number
  readonly name: string
  readonly description: string
  readonly rule: CategoryRule
}

const DEPARTMENT_LEVEL = 2

function flatten(site: SiteId, entries: readonly CategoryEntry[], parent?: PlannedCategory): PlannedCategory[] {
  return entries.flatMap((entry, i) => {
    const planned: PlannedCategory = {
      websiteId: brandOf(site).websiteId,
      site,
      urlPath: parent ? `${parent.urlPath}/${entry.key}` : entry.key,
      urlKey: entry.key,
      parentPath: parent?.urlPath,
      level: parent ? parent.level + 1 : DEPARTMENT_LEVEL,
      position: i + 1,
      name: entry.name,
      description: entry.description,
      rule: { ...parent?.rule, ...entry.rule },
    }
    return [planned, ...flatten(site, entry.children ?? [], planned)]
  })
}

/** Categories of every site, each after its parent. */
export function planCategories(): PlannedCategory[] {
  return SITE_IDS.flatMap((site) => flatten(site, categoryTrees[site]))
}

function factsOf(product: PlannedProduct): RuleFacts {
  const { style } = product
  return {
    styleCode: style.style,
    group: style.group,
    style: styleFilterOf(style),
    occasions: occasionsOf(style),
    fabric: fabricOf(style),
    heel: heelBandOf(style.heel_height_mm),
    needs: needsOf(style),
    width: product.copy.width ?? 'Standard',
    ages: agesOf(style),
    isNew: product.newDaysAgo !== undefined,
    isOnSale: product.priceAud.saleCents !== undefined,
  }
}

/** A product in a category. */
export interface Placement {
  readonly sku: string
  readonly category: PlannedCategory
  readonly position: number
}

/** Places each product in every category of its sites that takes it in; a product in a child is in the parent too. */
export function placeProducts(products: readonly PlannedProduct[], categories: readonly PlannedCategory[]): Placement[] {
  const bySite = Map.groupBy(categories, (category) => category.site)
  return products.flatMap((product, position) => {
    const facts = factsOf(product)
    return product.sites.flatMap((site) =>
      placementsOn(bySite.get(site) ?? [], facts).map((category) => ({ sku: product.sku, category, position })),
    )
  })
}

function placementsOn(categories: readonly PlannedCategory[], facts: RuleFacts): PlannedCategory[] {
  const taken = new Set(categories.filter((category) => isTakenIn(category.rule, facts)).map((category) => category.urlPath))
  for (const path of [...taken]) {
    const segments = path.split('/')
    for (let depth = 1; depth < segments.length; depth += 1) taken.add(segments.slice(0, depth).join('/'))
  }
  return categories.filter((category) => taken.has(category.urlPath))
}
