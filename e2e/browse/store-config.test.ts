import assert from 'node:assert/strict'
import { brands } from '@welt/brands'
import { requireData } from '../testing/graphql.ts'
import { type Answer, httpRequest } from '../testing/http-request.ts'
import { test } from '../testing/journey.ts'
import { port } from '../testing/shop.ts'

const NAMES = [
  ...[
    'base_url',
    'secure_base_url',
    'base_link_url',
    'secure_base_link_url',
    'base_media_url',
    'secure_base_media_url',
  ],
  ...[
    'base_static_url',
    'secure_base_static_url',
    'header_logo_src',
    'head_shortcut_icon',
    'cms_home_page',
    'cms_no_route',
  ],
  ...[
    'front',
    'no_route',
    'cms_no_cookies',
    'root_category_uid',
    'product_url_suffix',
    'category_url_suffix',
    'logo_alt',
  ],
  ...['catalog_default_sort_by', 'grid_per_page', 'grid_per_page_values', 'list_per_page_values'],
] as const
type Config = Readonly<Record<(typeof NAMES)[number], string | null>>
interface Goods {
  readonly storeConfig: Config & { readonly featured_brands: readonly string[] }
  readonly products: {
    readonly items: readonly [{ readonly url_key: string; readonly small_image: { readonly url: string } }]
  }
  readonly categories: { readonly items: readonly { readonly url_path: string | null }[] }
  readonly brands: readonly { readonly value: string; readonly url_path: string | null }[]
  readonly sortOptions: readonly { readonly code: string }[]
}

const GOODS = `{ storeConfig { ${NAMES.join(' ')} featured_brands }
  products(search: "shoe", pageSize: 1) { items { url_key small_image { url } } }
  categories(filters: {}, pageSize: 50) { items { url_path } } brands { value url_path } sortOptions { code } }`

async function readOn(host: string, url: string): Promise<Answer> {
  const { host: named, pathname, search } = new URL(url)
  assert.equal(named, host, url)
  const answer = await httpRequest(host, `${pathname}${search}`)
  assert.equal(answer.status, 200, url)
  return answer
}

for (const brand of brands)
  test(`${brand.name}: everything that the store configuration names exists, from URLs to sort orders`, async () => {
    const host = `${brand.id}.localhost:${port}`
    const goods = await requireData<Goods>(brand.storeCode, GOODS)
    const { storeConfig: config } = goods
    const read = (url: string) => readOn(host, url)
    const named = (name: keyof Config) => config[name] ?? assert.fail(name)
    for (const name of ['header_logo_src', 'head_shortcut_icon'] as const) {
      const { headers, body } = await read(named(name))
      assert.equal(headers['content-type'], 'image/svg+xml', name)
      assert.ok(name === 'head_shortcut_icon' || body.includes(`>${named('logo_alt')}<`))
    }
    const [product] = goods.products.items
    const category = goods.categories.items.find(({ url_path }) => url_path)?.url_path ?? assert.fail('no category')
    const home = await read(named('base_url'))
    const script = /(?:src|href)="(\/assets\/[^"]+)"/.exec(home.body)?.[1] ?? assert.fail('no script')
    for (const prefix of ['', 'secure_'] as const) {
      const link = named(`${prefix}base_link_url`)
      assert.equal(named(`${prefix}base_url`), link)
      await read(`${link}${product.url_key}${named('product_url_suffix')}`)
      await read(`${link}${category}${named('category_url_suffix')}`)
      assert.ok(product.small_image.url.startsWith(named(`${prefix}base_media_url`)), product.small_image.url)
      await read(`${named(`${prefix}base_static_url`)}${script.replace('/assets/', '')}`)
    }
    await read(product.small_image.url)
    // The configuration could name content pages; ours does not.
    for (const name of ['cms_home_page', 'cms_no_route', 'cms_no_cookies', 'front', 'no_route'] as const)
      if (config[name] !== null) await read(`${named('base_url')}${config[name]}`)
    const { categories } = await requireData<{ categories: { items: readonly unknown[] } }>(
      brand.storeCode,
      'query ($uid: String!) { categories(filters: { category_uid: { eq: $uid } }) { items { uid } } }',
      { uid: named('root_category_uid') },
    )
    assert.equal(categories.items.length, 1)
    assert.ok(goods.sortOptions.some(({ code }) => code === named('catalog_default_sort_by')))
    for (const wanted of config.featured_brands) {
      const path = goods.brands.find(({ value }) => value === wanted)?.url_path ?? assert.fail(wanted)
      await read(`${named('base_link_url')}${path.replace(/^\//, '')}`)
    }
    assert.ok(named('grid_per_page_values').split(',').includes(String(config.grid_per_page)))
  })
