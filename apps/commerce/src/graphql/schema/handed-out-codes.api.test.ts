import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { isInputObjectType } from 'graphql'
import type { SortEnum } from '#src/platform/contract/contract.generated'
import { registerCustomer } from '#src/testing/customer'
import { gql } from '#src/testing/gql'
import { modules } from './modules.ts'
import { assembleSchema } from './schema.ts'
import { closeServer, openServer, server } from './testing/codes-server.ts'

before(openServer)
after(closeServer)

const SITES = ['williams_au', 'styletread_nz'] as const

const inputFields = async (name: string) => {
  const type = (await assembleSchema(modules)).getType(name)
  assert.ok(isInputObjectType(type))
  return Object.keys(type.getFields())
}

const PRODUCTS = gql(`query ($filter: ProductAttributeFilterInput!, $sort: ProductAttributeSortInput) {
  products(filter: $filter, sort: $sort) { total_count items { sku } } }`)

const LISTING = gql(`query ($filter: [FredhopperFilterInput!], $sort: String) {
  getFredhopperData(filter: $filter, sort: $sort) { total_count items { sku } } }`)

test('every sort in an answer sorts listings, and products in both directions', async () => {
  for (const store of SITES) {
    const headers = { store }
    const codes = await server.requireData(
      gql(`{ sortOptions { code } storeConfig { catalog_default_sort_by }
        categoryList(filters: {}) { uid default_sort_by available_sort_by children { uid available_sort_by } }
        products(filter: {}) { sort_fields { default options { value } } } }`),
      {},
      headers,
    )
    const sorts = new Set([
      ...codes.sortOptions.map(({ code }) => code),
      codes.storeConfig.catalog_default_sort_by,
      codes.products.sort_fields.default,
      ...codes.products.sort_fields.options.map(({ value }) => value),
      ...codes.categoryList.flatMap((category) => [category.default_sort_by, ...category.available_sort_by]),
    ])
    assert.ok(sorts.size >= 5)
    const uid = codes.categoryList[0]?.uid ?? ''
    const filter = store === 'williams_au' ? { category_uid: { eq: uid } } : {}
    for (const code of sorts) {
      const { getFredhopperData: listed } = await server.requireData(LISTING, { sort: code }, headers)
      const skus = async (direction: SortEnum) => {
        const { products } = await server.requireData(PRODUCTS, { filter, sort: { [code]: direction } }, headers)
        return products.items.map(({ sku }) => sku)
      }
      const ascending = await skus('ASC')
      assert.deepEqual(await skus('DESC'), ascending.toReversed(), code)
      assert.equal(ascending.length, 4)
      // A listing shows the first colour of each style; sorted by price, that is the cheapest. [decision 78]
      const shown = ascending.filter((sku, at) => {
        const isOfStyle = (other: string) => other.split('-')[0] === sku.split('-')[0]
        return (code === 'price_desc' ? ascending.findLastIndex(isOfStyle) : ascending.findIndex(isOfStyle)) === at
      })
      assert.deepEqual(
        listed.items.map(({ sku }) => sku),
        shown,
        `${store} ${code}`,
      )
      await server.requireData(
        gql(
          'query ($filters: CategoryFilterInput, $sort: ProductAttributeSortInput) { categoryList(filters: $filters) { products(sort: $sort) { items { sku } } } }',
        ),
        { filters: {}, sort: { [code]: 'DESC' } },
        headers,
      )
    }
  }
})

const FACETS = 'aggregations { attribute_code filter_type options { value count } }'

const rangeOf = (value: string) => {
  const [from = '', to = ''] = value.split('_')
  return { from, to }
}

test('every facet value filters products and listings, and finds as many as its count', async () => {
  const answer = await server.requireData(
    gql(
      `{ products(filter: {}) { ${FACETS} } getFredhopperData { ${FACETS} } attributesList(entityType: CATALOG_PRODUCT) { items { code } } }`,
    ),
  )
  const fields = await inputFields('ProductAttributeFilterInput')
  const facets = [...answer.products.aggregations, ...answer.getFredhopperData.aggregations].map(
    (facet) => facet.attribute_code,
  )
  for (const code of [...facets, ...answer.attributesList.items.map((item) => item.code)])
    assert.ok(fields.includes(code), code)
  assert.ok(answer.products.aggregations.length >= 8)
  for (const { attribute_code: code, filter_type: type, options } of answer.products.aggregations) {
    for (const { value, count } of options) {
      const filter = { [code]: type === 'range' ? rangeOf(value) : { eq: value } }
      assert.equal((await server.requireData(PRODUCTS, { filter })).products.total_count, count, `${code} ${value}`)
      if (type !== 'range') {
        const several = { [code]: { in: [value, 'nothing'] } }
        assert.equal(
          (await server.requireData(PRODUCTS, { filter: several })).products.total_count,
          count,
          `${code} ${value}`,
        )
      }
    }
  }
  for (const { attribute_code, filter_type: type, options } of answer.getFredhopperData.aggregations) {
    for (const { value, count } of options) {
      const one =
        type === 'range'
          ? { range: rangeOf(value) }
          : type === 'equal'
            ? { equal: { eq: value } }
            : { include: { in: [value] } }
      const { getFredhopperData: listed } = await server.requireData(LISTING, {
        filter: [{ attribute_code, ...one }],
      })
      assert.equal(listed.total_count, count, `${attribute_code} ${value}`)
    }
  }
})

test('facets combine with search text, categories and prices; chosen ones keep other values', async () => {
  const found = async (variables: object) => {
    const document =
      gql(`query ($search: String, $filter: ProductAttributeFilterInput, $sort: ProductAttributeSortInput) {
      products(search: $search, filter: $filter, sort: $sort) { total_count items { sku } ${FACETS} } }`)
    const { products } = await server.requireData(document, variables)
    const values = (code: string) =>
      products.aggregations.find((facet) => facet.attribute_code === code)?.options.map(({ value }) => value)
    return { skus: products.items.map(({ sku }) => sku).join(' '), values }
  }
  const tan = await found({ filter: { colour: { eq: 'tan' }, sale: { eq: '1' } } })
  assert.equal(tan.skus, 'WINTON-TAN')
  assert.deepEqual(tan.values('sale'), ['1'])
  const boots = await found({
    search: 'boots',
    filter: { color: { in: ['Black', 'Tan'] } },
    sort: { price_asc: 'ASC' },
  })
  assert.equal(boots.skus, 'WINTON-TAN WINTON-BLACK')
  assert.deepEqual(boots.values('colour')?.toSorted(), ['black', 'tan'])
  assert.equal(
    (await found({ filter: { price: { from: '100', to: '' }, style_filter_st_mf: { eq: 'loafers' } } })).skus,
    'CAPRI-RED',
  )
  assert.equal((await found({ filter: { size: { in: [] } } })).skus, '')
})

test('both calls find every described attribute by code and entity type', async () => {
  for (const entity of ['CATALOG_PRODUCT', 'RMA_ITEM', 'CUSTOMER', 'CUSTOMER_ADDRESS', 'CATALOG_CATEGORY'] as const) {
    const { attributesList: listed } = await server.requireData(
      gql(
        'query ($type: AttributeEntityTypeEnum!) { attributesList(entityType: $type) { items { code entity_type } } }',
      ),
      { type: entity },
    )
    if (listed.items.length === 0) continue
    const attributes = listed.items.map(({ code, entity_type }) => ({ attribute_code: code, entity_type }))
    const answer = await server.requireData(
      gql(`query ($wanted: [AttributeInput!]!) { customAttributeMetadataV2(attributes: $wanted) { items { code entity_type } errors { message } }
        customAttributeMetadata(attributes: $wanted) { items { attribute_code entity_type } } }`),
      { wanted: attributes },
    )
    assert.deepEqual(answer.customAttributeMetadataV2, { items: listed.items, errors: [] })
    const older = answer.customAttributeMetadata.items
    assert.deepEqual(
      older,
      attributes.map((one) => ({ ...one, entity_type: entity.toLowerCase() })),
    )
    const again = await server.requireData(
      gql(
        'query ($wanted: [AttributeInput!]!) { customAttributeMetadata(attributes: $wanted) { items { attribute_code entity_type } } }',
      ),
      { wanted: older },
    )
    assert.deepEqual(again, { customAttributeMetadata: { items: older } })
  }
})

interface FormField {
  readonly code: string
  readonly options: readonly { readonly value: string }[]
}

async function fieldsOf(formCode: string, store: string): Promise<readonly FormField[]> {
  const { attributesForm } = await server.requireData(
    gql(
      'query ($code: String!) { attributesForm(formCode: $code) { items { code ... on CustomerAttributeMetadata { options { value } } } } }',
    ),
    { code: formCode },
    { store },
  )
  assert.ok(attributesForm.items.length > 5)
  return attributesForm.items
}

test('every form field is an input of its mutation, and every option of it is accepted', async () => {
  for (const store of SITES) {
    for (const [form, input] of [
      ['customer_account_create', 'CustomerCreateInput'],
      ['customer_account_edit', 'CustomerInput'],
      ['customer_register_address', 'CustomerAddressInput'],
      ['customer_address_edit', 'CustomerAddressInput'],
    ] as const) {
      const fields = await inputFields(input)
      for (const { code } of await fieldsOf(form, store))
        assert.ok(fields.includes(code === 'region_id' ? 'region' : code), `${form} ${code}`)
    }
    const { headers } = await registerCustomer(server, `forms-${store}@example.com`, store)
    for (const { value } of (await fieldsOf('customer_account_edit', store)).find(({ code }) => code === 'gender')
      ?.options ?? [])
      await server.requireData(
        gql('mutation ($gender: Int) { updateCustomerV2(input: { gender: $gender }) { customer { gender } } }'),
        { gender: Number(value) },
        headers,
      )
    const address = await fieldsOf('customer_register_address', store)
    const values = (code: string) =>
      address.find((field) => field.code === code)?.options.map(({ value }) => value) ?? []
    assert.ok(values('country_id').length > 0)
    const { countries } = await server.requireData(
      gql('{ countries { id available_regions { id code name } } }'),
      {},
      { store },
    )
    assert.deepEqual(
      countries.map(({ id }) => id),
      values('country_id'),
    )
    const regions = countries.flatMap(({ available_regions }) => available_regions ?? [])
    assert.deepEqual(
      regions.map(({ id }) => String(id)),
      values('region_id'),
    )
    for (const { id } of countries)
      await server.requireData(gql('query ($id: String) { country(id: $id) { id } }'), { id }, { store })
  }
})

test('every URL, identifier and store code in an answer resolves to its target', async () => {
  const answer = await server.requireData(
    gql(`{ availableStores { store_code } brands { value product_count }
    categoryList { url_path children { url_path uid children { url_path uid } } } products(filter: {}) { items { url_key url_suffix uid sku } } }`),
  )
  for (const { store_code: store } of answer.availableStores)
    await server.requireData(gql('{ storeConfig { store_code } }'), {}, { store })
  for (const { value } of answer.brands) {
    const { products } = await server.requireData(PRODUCTS, { filter: { brand: { eq: value } } })
    assert.equal(products.total_count, 2)
    await server.requireData(
      gql('query ($brand: String) { getFredhopperData(featured_brand: $brand) { total_count } }'),
      {
        brand: value,
      },
    )
  }
  const route = async (url: string) => {
    const document = gql('query ($url: String!) { route(url: $url) { type relative_url } }')
    return (await server.requireData(document, { url })).route
  }
  for (const { url_key, url_suffix } of answer.products.items)
    assert.equal((await route(`${url_key}${url_suffix ?? ''}`))?.type, 'PRODUCT')
  const categories = answer.categoryList.flatMap(({ children }) =>
    children.flatMap((child) => [child, ...child.children]),
  )
  assert.ok(categories.length >= 4)
  for (const { url_path, uid } of categories) {
    const found = await route(url_path)
    assert.equal(found?.type, 'CATEGORY')
    assert.deepEqual(await route(found?.relative_url ?? ''), found)
    for (const filters of [{ url_path: { eq: url_path } }, { category_uid: { eq: uid } }]) {
      const { categories: named } = await server.requireData(
        gql('query ($filters: CategoryFilterInput) { categories(filters: $filters) { items { uid } } }'),
        { filters },
      )
      assert.deepEqual(named.items, [{ uid }])
    }
  }
})
