import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { brandOf, type SiteId } from '@welt/brands'
import { type DocumentNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql'
import { documentFacts } from '../../apps/commerce/src/graphql/document-facts.ts'
import { isCacheable } from '../../apps/commerce/src/graphql/persisted/cache-rules.ts'
import { OPERATIONS_FILE, storefrontOperations } from '../../scripts/operations.ts'
import { graphql, requireData } from '../testing/graphql.ts'
import { test } from '../testing/journey.ts'
import { operate } from '../testing/operator.ts'

const operations = storefrontOperations()

/** Values for variables of the storefront's reads, by variable name, taken from the site. */
type Things = Readonly<Record<string, readonly unknown[]>>

/** Number of variable sets; each takes the next value of every list. */
const SETS = 18

/** With reviews, with stories, without reviews, and with NZ dollars and recommended prices. */
const SITES: readonly SiteId[] = ['williams', 'styletread', 'midas', 'styletread-nz']

interface Category {
  readonly url_path: string | null
  readonly children?: readonly Category[]
}

/** Category paths, the deepest first, without the root. */
function pathsOf(categories: readonly Category[]): string[] {
  return categories.flatMap(({ url_path, children = [] }) => [...pathsOf(children), ...(url_path ? [url_path] : [])])
}

interface Listed {
  readonly items: readonly { readonly sku: string; readonly url_key: string; readonly url_suffix: string }[]
}

interface Goods {
  readonly recommended: Listed
  readonly reduced: Listed
  readonly fresh: Listed
  readonly categoryList: readonly Category[]
  readonly brands: readonly { readonly value: string; readonly fit_verdict: string | null }[]
  readonly stories: readonly { readonly path: string }[]
  readonly cmsPage: { readonly earlier_versions: readonly { readonly version: number }[] }
}

const MIDDLE_OF = { AU: { latitude: -33.9, longitude: 145 }, NZ: { latitude: -41, longitude: 173 } }

/** Listed shoes, reduced and new ones, categories, pages and searches of a site. */
async function thingsOf(site: SiteId): Promise<Things> {
  const { storeCode, websiteId, country } = brandOf(site)
  const { recommended, reduced, fresh, categoryList, brands, stories, cmsPage } = await requireData<Goods>(
    storeCode,
    `{ recommended: getFredhopperData(pageSize: 6) { items { sku url_key url_suffix } }
       reduced: getFredhopperData(pageSize: 6, sort: "biggest_saving") { items { sku url_key url_suffix } }
       fresh: getFredhopperData(pageSize: 6, sort: "newest") { items { sku url_key url_suffix } }
       brands { value fit_verdict }
       stories { path }
       cmsPage(identifier: "affiliate-terms") { earlier_versions { version } }
       categoryList { url_path children { url_path children { url_path children { url_path } } } } }`,
  )
  const shoes = [...recommended.items, ...reduced.items, ...fresh.items]
  const paths = pathsOf(categoryList)
  const department = paths.at(-1)
  return {
    key: shoes.map(({ url_key }) => url_key),
    sku: shoes.map(({ sku }) => sku),
    skus: [shoes.map(({ sku }) => sku)],
    url: [...recommended.items.map(({ url_key, url_suffix }) => `${url_key}${url_suffix}`), ...paths],
    path: paths,
    category: paths,
    identifier: ['affiliate-terms', 'faq', 'returns', ...stories.map(({ path }) => path)],
    version: cmsPage.earlier_versions.map(({ version }) => version),
    brand: brands
      .toSorted((a, b) => Number(b.fit_verdict !== null) - Number(a.fit_verdict !== null))
      .map((one) => one.value),
    page: [1],
    preview: [null],
    size: [20],
    pageSize: [5],
    count: [8],
    row: [4],
    twoRows: [8],
    stars: [[], [5, 4]],
    sort: ['fh_default'],
    named: ['boots', shoes[0]?.sku],
    search: ['blakc boots', 'boots 39', 'sneakers', 'sandals', 'sho', 'blac', shoes[0]?.sku],
    site: [websiteId],
    closed: [true],
    near: ['7', '39', '9', '38'].map((shoeSize) => ({ ...MIDDLE_OF[country], radius: 1000, size: shoeSize })),
    filter: [
      [{ attribute_code: 'category_url_path', equal: { eq: department } }],
      [
        { attribute_code: 'category_url_path', equal: { eq: department } },
        { attribute_code: 'colour', include: { in: ['black', 'white'] } },
        { attribute_code: 'price', range: { from: '20', to: '400' } },
      ],
    ],
  }
}

/** The variables that a document declares, each with the next value of its list. */
function variablesOf(document: DocumentNode, things: Things, at: number): Record<string, unknown> {
  const [operation] = document.definitions
  assert.ok(operation?.kind === Kind.OPERATION_DEFINITION)
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  const isOfReviews = names.includes('stars')
  const isOfVersion = names.includes('version')
  const isOfGiftCard = operation.name?.value === 'GiftCard'
  return Object.fromEntries(
    names.map((name) => {
      const list =
        name === 'sort' && isOfReviews
          ? ['NEWEST']
          : name === 'key' && isOfGiftCard
            ? ['gift-card']
            : name === 'identifier' && isOfVersion
              ? things.identifier?.slice(0, 1)
              : things[name]
      assert.ok(list, `There is nothing for $${name} yet: add it to thingsOf.`)
      return [name, list[at % list.length]]
    }),
  )
}

/**
 * Runs a persisted read by POST, bypassing the cache, and once more with an added space, which makes it ad hoc and
 * executed by graphql-js. Both results must be equal.
 */
async function readBothWays(storeCode: string, text: string, variables: Readonly<Record<string, unknown>>) {
  const read = (document: string) => graphql(storeCode, document, variables)
  const both = async () => [await read(text), await read(`${text} `)] as const
  for (let tries = 1; ; tries += 1) {
    const [compiled, executed] = await both()
    if (isDeepStrictEqual(compiled, executed)) return compiled
    // Other journeys may change data between the two.
    const again = await both()
    if (tries === 100 || isDeepStrictEqual(again, [compiled, executed])) assert.deepEqual(compiled, executed)
  }
}

/** Fields without a selection, as paths of response names. */
function leavesOf(document: DocumentNode): Set<string> {
  const fragments = new Map(
    document.definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment.selectionSet]),
  )
  const leaves = new Set<string>()
  const walk = ({ selections }: SelectionSetNode, path: string): void => {
    for (const selection of selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) walk(selection.selectionSet, path)
      else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value)
        if (fragment) walk(fragment, path)
      } else {
        const name = `${path}.${(selection.alias ?? selection.name).value}`
        if (selection.selectionSet) walk(selection.selectionSet, name)
        else leaves.add(name)
      }
    }
  }
  const [operation] = document.definitions
  if (operation?.kind === Kind.OPERATION_DEFINITION) walk(operation.selectionSet, '')
  return leaves
}

/** Removes the paths with a value. */
function strike(paths: Set<string>, value: unknown, path = ''): void {
  if (value === null || value === undefined) return
  if (Array.isArray(value)) for (const item of value) strike(paths, item, path)
  else if (typeof value === 'object')
    for (const [name, inner] of Object.entries(value)) strike(paths, inner, `${path}.${name}`)
  else paths.delete(path)
}

/** Fields that may be empty in the seeded shops. */
const MAY_BE_EMPTY = new Set([
  'Category.categories.items.meta_description',
  'Category.categories.items.meta_title',
  'ContentPage.cmsPage.meta_title',
  'ContentPage.cmsPage.version_note',
  'ContentPageVersion.cmsPageVersion.meta_title',
  'ContentPageVersion.cmsPageVersion.version_note',
  'Menu.categoryList.children.children.children.include_in_menu',
  'Menu.categoryList.children.children.children.name',
  'Menu.categoryList.children.children.children.uid',
  'Menu.categoryList.children.children.children.url_path',
  'Menu.categoryList.url_path',
  // Depend on the time of day.
  'DeskNow.serviceDesk.open_status.closes_at',
  'DeskNow.serviceDesk.open_status.opens_at',
  'StoresNow.stores.open_status.closes_at',
  'StoresNow.stores.open_status.opens_at',
  // Ended offers have no pictures.
  'OfferList.offers.ended.shoes',
  'PopularSearches.popularSearches.result_count',
  'PopularSearches.popularSearches.search',
  'expressSettings.storeConfig.adyen_client_key_live',
  'siteSettings.storeConfig.instalment_methods',
  'siteSettings.storeConfig.paid_return_label_cost.value',
])

/** No story has an earlier text in the seed. */
const STORY_OF_VERSION = 'ContentPageVersion.cmsPageVersion.story.'
/** The seed links no complementary products. [decision 77] */
const LINKED_BY_STAFF = 'Around.goesWith.items.'
/** Not every site has automatic offers. */
const OFFERS = '.automatic_offers.label'

const DAY_MS = 86_400_000

/** Lists a code for one category from and to whole days from today. */
async function listCode(site: SiteId, category: string, key: string, days: readonly [number, number]): Promise<void> {
  const [from = '', to = ''] = days.map((day) => new Date(Date.now() + day * DAY_MS).toISOString().slice(0, 10))
  const window = ['--from', from, '--to', to]
  const uses = ['--code', key.toUpperCase(), '--limit', '500']
  const terms = ['--percent', '5', '--category', category, '--listed', ...uses, ...window]
  const { code, output } = await operate('promo', 'add', site, key, '--label', '5% off a category', ...terms)
  assert.equal(code, 0, output)
}

const things = new Map<SiteId, Things>()
test.beforeAll(async () => {
  for (const site of SITES) things.set(site, await thingsOf(site))
  const category = String(things.get('styletread-nz')?.category?.[0])
  await listCode('styletread-nz', category, 'lately-5', [-9, -2])
  await listCode('styletread-nz', category, 'fortnight-5', [-9, 14])
  // Without this both reads would use the same executor.
  assert.notEqual(process.env.GRAPHQL_JIT, 'off')
  const registered = JSON.parse(readFileSync(OPERATIONS_FILE, 'utf8')) as readonly { readonly text: string }[]
  assert.deepEqual(new Set(registered.map(({ text }) => text)), new Set(operations.map(({ text }) => text)))
})

test('every compiled read returns what is executed, each of its fields seen with a value [R7.01, R7.05]', async () => {
  const unseen = new Set<string>()
  let reads = 0
  for (const { name, text } of operations) {
    const document = parse(text)
    if (!text.startsWith('query') || !isCacheable(documentFacts(document).rootFields)) continue
    const leaves = leavesOf(document)
    for (const site of SITES) {
      for (let at = 0; at < SETS; at += 1) {
        const { data, errors } = await readBothWays(
          brandOf(site).storeCode,
          text,
          variablesOf(document, things.get(site) as Things, at),
        )
        assert.equal(errors, undefined, `${name} ${site} ${at}`)
        strike(leaves, data)
        reads += 1
      }
    }
    for (const leaf of leaves) unseen.add(`${name}${leaf}`)
  }
  assert.ok(reads > 500, `${reads} reads`)
  const isExpected = (leaf: string) =>
    MAY_BE_EMPTY.has(leaf) ||
    leaf.startsWith(STORY_OF_VERSION) ||
    leaf.startsWith(LINKED_BY_STAFF) ||
    leaf.endsWith(OFFERS)
  assert.deepEqual([...unseen].filter((leaf) => !isExpected(leaf)).sort(), [])
})
