import type { Db } from '#src/platform/database'

const WILLIAMS = 9
const STYLETREAD_NZ = 4

interface SampleProduct {
  readonly sku: string
  readonly styleCode: string
  readonly name: string
  readonly brand: 'ashgrove' | 'vela'
  readonly kind: string
  readonly colour: string
  readonly family: string
  readonly hex: string
  readonly regularCents: number
  readonly saleCents?: number
  readonly categories: readonly string[]
  /** Warehouse quantity by size. */
  readonly stock: Readonly<Record<string, number>>
  readonly heelMm: number
}

/** Covers the tests' cases: colours, a sale, a sold-out size, a brand to exclude. */
const SAMPLES: readonly SampleProduct[] = [
  {
    sku: 'WINTON-BLACK',
    styleCode: 'winton',
    kind: 'Chelsea boots',
    name: 'Winton Chelsea Boot',
    brand: 'ashgrove',
    colour: 'Black',
    family: 'Black',
    hex: '#161518',
    regularCents: 19995,
    categories: ['boots'],
    stock: { '7': 5, '8': 2, '9': 0 },
    heelMm: 30,
  },
  {
    sku: 'WINTON-TAN',
    styleCode: 'winton',
    kind: 'Chelsea boots',
    name: 'Winton Chelsea Boot',
    brand: 'ashgrove',
    colour: 'Tan',
    family: 'Tan',
    hex: '#b98a5a',
    regularCents: 19995,
    saleCents: 13995,
    categories: ['boots', 'sale'],
    stock: { '7': 0, '8': 4, '9': 1 },
    heelMm: 30,
  },
  {
    sku: 'CAPRI-RED',
    styleCode: 'capri',
    kind: 'Loafers',
    name: 'Capri Loafer',
    brand: 'vela',
    colour: 'Cherry',
    family: 'Red',
    hex: '#a3142a',
    regularCents: 12995,
    categories: ['flats'],
    stock: { '7': 3, '8': 0, '9': 7 },
    heelMm: 15,
  },
  {
    sku: 'SIENNA-GOLD',
    styleCode: 'sienna',
    kind: 'Heeled sandals',
    name: 'Sienna Sandal',
    brand: 'vela',
    colour: 'Soft Gold',
    family: 'Metallic',
    hex: '#cfae70',
    regularCents: 8995,
    categories: ['flats'],
    stock: { '7': 0, '8': 0, '9': 0 },
    heelMm: 80,
  },
]

async function insertCategories(db: Db): Promise<Map<string, number>> {
  const insert = async (urlPath: string, name: string, parentId: number | null, level: number, position: number) => {
    const urlKey = urlPath.split('/').at(-1) ?? urlPath
    const values = {
      website_id: WILLIAMS,
      parent_id: parentId,
      name,
      url_key: urlKey,
      url_path: urlPath,
      level,
      position,
    }
    const { id } = await db.insertInto('category').values(values).returning('id').executeTakeFirstOrThrow()
    return id
  }
  const root = await insert('', 'Williams', null, 1, 0)
  const women = await insert('women', 'Women', root, 2, 1)
  const boots = await insert('women/boots', 'Boots', women, 3, 1)
  const flats = await insert('women/flats', 'Flats', women, 3, 2)
  const sale = await insert('sale', 'Sale', root, 2, 2)
  return new Map(Object.entries({ root, women, boots, flats, sale }))
}

async function insertProduct(
  db: Db,
  sample: SampleProduct,
  brandId: number,
  categories: ReadonlyMap<string, number>,
): Promise<void> {
  const slug = sample.sku.toLowerCase()
  const { id } = await db
    .insertInto('product')
    .values({
      sku: sample.sku,
      style_code: sample.styleCode,
      url_key: `${slug}-shoe`,
      name: sample.name,
      web_display_name: sample.name,
      brand_id: brandId,
      description: `The ${sample.name} & nothing else.`,
      colour: sample.colour,
      colour_family: sample.family,
      colour_hex: sample.hex,
      gender: 'female',
      material: 'Leather',
      silhouette: sample.kind,
      heel_height_mm: sample.heelMm,
      size_scale: 'AUW',
      occasions: ['Work'],
      selling_features: ['Resoled for free', 'Cushioned'],
      attributes: JSON.stringify({ web_fabric: 'Leather', style_filter_st_mf: sample.kind, trend_2: 'Western' }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const view = (name: string, position: number) => ({
    product_id: id,
    position,
    view: name,
    path: `${sample.styleCode}/${slug}-${name}.avif`,
    alt: `${sample.name}, ${name} view`,
    width: 1000,
    height: 1000,
  })
  await db
    .insertInto('product_image')
    .values([view('side', 1), view('three-quarter', 2)])
    .execute()
  const prices = {
    product_id: id,
    regular_cents: sample.regularCents,
    sale_cents: sample.saleCents ?? null,
    rrp_cents: sample.regularCents + 2000,
  }
  await db
    .insertInto('product_site')
    .values([
      { ...prices, website_id: WILLIAMS, currency: 'AUD' as const },
      { ...prices, website_id: STYLETREAD_NZ, currency: 'NZD' as const, rrp_cents: 25995 },
    ])
    .execute()
  const links = sample.categories.map((key, position) => ({
    product_id: id,
    category_id: categories.get(key) ?? 0,
    position,
  }))
  await db.insertInto('product_category').values(links).execute()
  const sizes = Object.entries(sample.stock)
  await db
    .insertInto('variant')
    .values(sizes.map(([size], position) => ({ product_id: id, sku: `${sample.sku}-${size}`, size, position })))
    .execute()
  await db
    .insertInto('stock')
    .values(sizes.map(([size, on_hand]) => ({ sku: `${sample.sku}-${size}`, source: 'warehouse', on_hand })))
    .execute()
}

/** Seeds an empty database with a small shop on Williams and Styletread NZ. */
export async function fillSampleShop(db: Db): Promise<void> {
  await db
    .insertInto('source')
    .values([
      { code: 'warehouse', kind: 'warehouse', name: 'Warehouse' },
      { code: 'S1', kind: 'store', name: 'A store' },
    ])
    .execute()
  const labels = [
    { value: 'ashgrove', label: 'Ashgrove', url_key: 'ashgrove', origin: null },
    { value: 'vela', label: 'Vela Rossi', url_key: 'vela-rossi', origin: 'Sydney' },
  ]
  const brands = await db.insertInto('brand').values(labels).returning(['id', 'value']).execute()
  const categories = await insertCategories(db)
  for (const sample of SAMPLES)
    await insertProduct(db, sample, brands.find((brand) => brand.value === sample.brand)?.id ?? 0, categories)
  await db.insertInto('stock').values({ sku: 'WINTON-BLACK-9', source: 'S1', on_hand: 1 }).execute()
}
