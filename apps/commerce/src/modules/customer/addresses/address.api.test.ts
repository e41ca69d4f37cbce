import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { createShippingQuotes } from '#modules/fulfilment'
import type { CountryCodeEnum, CustomerAddressInput } from '#src/platform/contract/contract.generated'
import { registerCustomer } from '#src/testing/customer'
import { type TestDatabase, withDatabase } from '#src/testing/database'
import { gql, type Sent } from '#src/testing/gql'
import { startTestServer, type TestServer } from '#src/testing/server'

const FIELDS =
  'id prefix firstname lastname street city postcode country_code telephone company default_billing default_shipping region { region_code region region_id }'
const CREATE = gql(`mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { ${FIELDS} } }`)
const UPDATE = gql(
  `mutation ($id: Int!, $input: CustomerAddressInput) { updateCustomerAddress(id: $id, input: $input) { ${FIELDS} } }`,
)

const MELBOURNE = {
  firstname: 'Ada',
  lastname: "O'Neil",
  street: ['1 Swanston Street', 'Level 2'],
  city: 'Melbourne',
  region: { region_code: 'VIC' },
  postcode: '3000',
  country_code: 'AU',
  telephone: '+61 (3) 9000-0000',
} satisfies CustomerAddressInput
const WELLINGTON: CustomerAddressInput = {
  ...MELBOURNE,
  street: ['5 Lambton Quay'],
  city: 'Wellington',
  region: null,
  postcode: '6011',
  country_code: 'NZ',
}

describe('addresses', () => {
  let database: TestDatabase
  let server: TestServer
  let headers: Readonly<Record<string, string>>
  before(async () => {
    database = await withDatabase()
    server = await startTestServer({
      db: database.db,
      ports: { shipping: createShippingQuotes() },
      settings: { LIMIT_MULTIPLIER: '1000' },
    })
    headers = (await registerCustomer(server, 'address@example.com')).headers
  })
  after(async () => {
    await server.close()
    await database.drop()
  })

  const create = (input: Sent<CustomerAddressInput>) =>
    server.graphql(CREATE, { input: { ...MELBOURNE, ...input } }, headers)
  const update = (id: number, input: Sent<CustomerAddressInput>) => server.graphql(UPDATE, { id, input }, headers)
  const book = async () => {
    const { data } = await server.graphql(
      gql('{ customer { default_billing default_shipping addresses { id default_billing default_shipping } } }'),
      {},
      headers,
    )
    assert.ok(data)
    return data.customer
  }

  it('addresses are added, changed and deleted; one of each is the default [R7.39, R7.40, R7.41, R3.02, R3.04, R3.05]', async () => {
    const first = (await create({})).data?.createCustomerAddress
    assert.ok(first)
    const { id, ...saved } = first
    assert.deepEqual(saved, {
      prefix: null,
      firstname: 'Ada',
      lastname: "O'Neil",
      street: ['1 Swanston Street', 'Level 2'],
      city: 'Melbourne',
      postcode: '3000',
      country_code: 'AU',
      telephone: '+61 (3) 9000-0000',
      company: null,
      default_billing: true,
      default_shipping: true,
      region: { region_code: 'VIC', region: 'Victoria', region_id: 575 },
    })
    const second = (await create({ ...WELLINGTON, prefix: 'Dr', default_shipping: true })).data?.createCustomerAddress
    assert.ok(second)
    assert.equal(second.prefix, 'Dr')
    let now = await book()
    assert.deepEqual([now.default_billing, now.default_shipping], [String(id), String(second.id)])
    const changed = await update(second.id, {
      company: 'Shoe & Co <b>',
      default_billing: true,
      street: ['6 Lambton Quay'],
    })
    assert.deepEqual(changed.errors, [])
    now = await book()
    assert.deepEqual([now.default_billing, now.default_shipping], [String(second.id), String(second.id)])
    assert.deepEqual(
      now.addresses.map((address) => [address.default_billing, address.default_shipping]),
      [
        [false, false],
        [true, true],
      ],
    )
    const deleted = await server.graphql(
      gql('mutation ($id: Int!) { deleteCustomerAddress(id: $id) }'),
      { id: second.id },
      headers,
    )
    assert.deepEqual(deleted.data, { deleteCustomerAddress: true })
    now = await book()
    assert.deepEqual([now.default_billing, now.addresses.length], [null, 1])
    assert.equal((await update(second.id, {})).errors[0]?.message, `Could not find a address with ID "${second.id}"`)
  })

  it('ten changes of the default at once leave one default [R3.05]', async () => {
    const added = await Promise.all(
      Array.from({ length: 10 }, () => create({ default_billing: true, default_shipping: true })),
    )
    assert.ok(added.every((answer) => answer.errors.length === 0))
    const { addresses } = await book()
    assert.equal(addresses.filter((address) => address.default_billing).length, 1)
    assert.equal(addresses.filter((address) => address.default_shipping).length, 1)
  })

  it('what is missing is named all at once [R5.29]', async () => {
    const { errors } = await create({ firstname: '', street: [''], city: null, region: null, telephone: ' ' })
    assert.equal(errors[0]?.message, 'Required parameters are missing: firstname, street, city, telephone, region')
    assert.equal(errors[0]?.extensions.category, 'graphql-input')
  })

  const BAD: readonly (readonly [what: string, input: Readonly<Record<string, unknown>>, message: string])[] = [
    ['three street lines', { street: ['1', '2', '3'] }, '"Street Address" cannot contain more than 2 lines.'],
    ['a street of 101 characters', { street: ['x'.repeat(101)] }, 'Please enter a valid street address.'],
    ['a line break in a street', { street: ['1 High St\r\nBcc: x'] }, 'Please enter a valid street address.'],
    ['a NUL in a suburb', { city: 'Mel\u0000bourne' }, 'Please enter a valid suburb.'],
    ['digits as a name', { firstname: '123' }, 'First Name is not valid!'],
    ['markup as a name', { lastname: '<script>' }, 'Last Name is not valid!'],
    ['a postcode of letters', { postcode: 'VIC3' }, 'Please enter a valid postcode.'],
    ['a postcode of five digits', { postcode: '30000' }, 'Please enter a valid postcode.'],
    ['a phone of letters', { telephone: 'call me' }, 'Please enter a valid phone number.'],
    ['a phone of seven digits', { telephone: '1234567' }, 'Please enter a valid phone number.'],
    ['a phone of sixteen digits', { telephone: '1234567890123456' }, 'Please enter a valid phone number.'],
    ['a phone with an emoji', { telephone: '0400 000 000 📞' }, 'Please enter a valid phone number.'],
    ['a phone in markup', { telephone: '<b>0400000000</b>' }, 'Please enter a valid phone number.'],
    [
      'a phone with a statement',
      { telephone: "0400000000'; drop table customer; --" },
      'Please enter a valid phone number.',
    ],
    ['a phone with a plus inside', { telephone: '0400+000000' }, 'Please enter a valid phone number.'],
    ['a tab in a street', { street: ['1\tHigh St'] }, 'Please enter a valid street address.'],
    ['a state that is none', { region: { region_code: 'XX' } }, 'Region is not available for the selected country'],
    ['another country', { country_code: 'US' }, "The country isn't available."],
    [
      'a postcode of another state',
      { postcode: '2000' },
      'Melbourne is not in VIC 2000. Check the suburb, state and postcode.',
    ],
    [
      'a state that contradicts its postcode',
      { region: { region_code: 'NSW' } },
      'Melbourne is not in NSW 3000. Check the suburb, state and postcode.',
    ],
    [
      'an NZ postcode of no region',
      { ...WELLINGTON, postcode: '9900' },
      'Wellington is not in 9900. Check the town or city and postcode.',
    ],
  ]
  for (const [what, input, message] of BAD) {
    it(`${what}: told at its field [R5.29, R5.01]`, async () => {
      assert.equal((await create(input)).errors[0]?.message, message)
    })
  }

  it('unusual but right addresses are taken as written [R5.29]', async () => {
    const good = [
      { city: 'ST KILDA', postcode: '3182' },
      { city: 'Saint Kilda', postcode: '3182' },
      { city: 'Brand New Estate', postcode: '3029' },
      { city: 'Sydney' },
      { city: 'North Richmond', postcode: '3121' },
      { ...WELLINGTON, city: 'Dunedin' },
      { postcode: '30\u200b00', telephone: '\u202a0400\t000\u2011000\u202c' },
      { street: ["Unit 4/12 O'Brien's Lane", "'; drop table customer; --"] },
      { street: ['🏠 12 Smile Street'] },
      { ...WELLINGTON, city: 'Te Aro' },
      { region: { region: 'Victoria' } },
      { region: { region_id: 575 } },
      { telephone: '0400 000 000' },
      { telephone: '+61 (3) 9654-0000' },
      { telephone: '03.9654.0000' },
    ]
    for (const input of good) assert.deepEqual((await create(input)).errors, [], JSON.stringify(input))
  })

  it('book, delivery, billing and estimates refuse a state that contradicts its postcode', async () => {
    const { data } = await server.graphql(gql('mutation { createEmptyCart }'))
    const id = data?.createEmptyCart
    const { region: _, ...rest } = MELBOURNE
    const address = { ...rest, region: 'NSW' }
    const rough = { country_code: 'AU', postcode: '3000', region: { region_code: 'NSW' } }
    const calls: readonly (readonly [document: string, variables: Readonly<Record<string, unknown>>])[] = [
      ['setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] })', { address }],
      ['setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } })', { address }],
      [
        'setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address, use_for_shipping: true } })',
        { address },
      ],
      ['estimateTotals(input: { cart_id: $id, address: $rough })', { rough }],
      ['estimateShippingMethods(input: { cart_id: $id, address: $rough })', { rough }],
    ]
    for (const [call, variables] of calls) {
      const [name] = Object.keys(variables)
      const type = name === 'address' ? 'CartAddressInput!' : 'EstimateAddressInput!'
      const { errors } = await server.graphql(`mutation ($id: String!, $${name}: ${type}) { ${call} { __typename } }`, {
        id,
        ...variables,
      })
      assert.equal(errors[0]?.extensions.code, 'LOCALITY_MISMATCH', call)
      assert.match(errors[0]?.message ?? '', /is not in NSW 3000\. Check the suburb, state and postcode\.$/)
    }
    const suburb = gql(`mutation ($id: String!, $address: CartAddressInput!) {
      setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) { __typename } }`)
    for (const city of ['Sydney', 'North Melbourne', 'Brand New Estate'])
      assert.deepEqual(
        (await server.graphql(suburb, { id, address: { ...rest, region: 'VIC', city } })).errors,
        [],
        city,
      )
  })

  it('a suburb that seems wrong gets the likely place as a suggestion', async () => {
    const doubt = async (
      city: string,
      postcode: string,
      region: string | null = 'VIC',
      country: CountryCodeEnum = 'AU',
    ) => {
      const { data, errors } = await server.graphql(
        gql(`query ($city: String!, $postcode: String!, $region: String, $country: CountryCodeEnum) {
          addressDoubt(city: $city, postcode: $postcode, region: $region, country_code: $country) { label } }`),
        { city, postcode, region, country },
      )
      assert.deepEqual(errors, [])
      return data?.addressDoubt?.label
    }
    for (const same of [
      'Richmond',
      'Richmond North',
      'North Richmond',
      'Nth Richmond',
      'N. Richmond',
      'Richmond Nth',
      'EAST RICHMOND',
    ])
      assert.equal(await doubt(same, '3121'), undefined, same)
    for (const [same, postcode] of [
      ['St. Kilda', '3182'],
      ['Saint Kilda', '3182'],
      ['Mt Eliza', '3930'],
      ['Pt Melbourne', '3207'],
      ['Pt. Cook', '3030'],
      ['Melbourne CBD', '3000'],
      ['Brand New Estate', '3029'],
    ] as const)
      assert.equal(await doubt(same, postcode), undefined, same)
    assert.equal(await doubt('Richmond', '3000'), 'Richmond VIC 3121')
    assert.equal(await doubt('Melborne', '3000'), 'Melbourne VIC 3000')
    assert.equal(await doubt('Fitrzoy', '\u206630\u200b 65'), 'Fitzroy VIC 3065')
    assert.equal(await doubt('Sydney', '3000'), 'Melbourne VIC 3000')
    assert.equal(await doubt('Richmond', '3121', 'NSW'), undefined, 'the state is refused instead')
    assert.equal(await doubt('Dunedin', '6011', null, 'NZ'), 'Dunedin Otago 9016')
    assert.equal(await doubt('Te Aro', '6011', null, 'NZ'), undefined)
  })

  it('a bag takes an address of the own book by its id, and of nobody else’s [R6.09]', async () => {
    const id = (await create({})).data?.createCustomerAddress.id
    const stranger = await registerCustomer(server, 'stranger@example.com')
    const put = async (sent: Readonly<Record<string, string>>) => {
      const { data } = await server.graphql(gql('{ customerCart { id } }'), {}, sent)
      return server.graphql(
        gql(`mutation ($cart: String!, $id: Int) {
          setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ customer_address_id: $id }] }) {
            cart { shipping_addresses { city postcode } }
          }
        }`),
        { cart: data?.customerCart.id, id },
        sent,
      )
    }
    const own = await put(headers)
    assert.deepEqual(own.data?.setShippingAddressesOnCart.cart.shipping_addresses, [
      { city: 'Melbourne', postcode: '3000' },
    ])
    assert.equal((await put(stranger.headers)).errors[0]?.message, `Could not find a address with ID "${id}"`)
  })

  it('an address that moves to the other country is checked by that country’s rules [R7.40]', async () => {
    const { city, postcode, street } = WELLINGTON
    for (const country of [{ country_id: 'NZ' }, { country_code: 'NZ' }] as const) {
      const id = (await create({})).data?.createCustomerAddress.id ?? 0
      const { data, errors } = await update(id, { ...country, city, postcode, street })
      assert.deepEqual(errors, [])
      assert.partialDeepStrictEqual(data?.updateCustomerAddress, { country_code: 'NZ', postcode, region: null })
      assert.deepEqual((await update(id, { company: 'Shoe & Co' })).errors, [], 'and stays one')
    }
  })

  it('an address book takes the countries of storeConfig; others are no default [R1.25, R3.115]', async () => {
    const mathers = await registerCustomer(server, 'book@example.com', 'mathers_au')
    const add = (input: Sent<CustomerAddressInput>) => server.graphql(CREATE, { input }, mathers.headers)
    const change = (id: number | undefined, input: Sent<CustomerAddressInput>) =>
      server.graphql(UPDATE, { id, input }, mathers.headers)
    const elsewhere = "The country isn't available."
    for (const marks of [{}, { default_shipping: true }, { default_billing: true }])
      assert.equal((await add({ ...WELLINGTON, ...marks })).errors[0]?.message, elsewhere)
    const id = (await add(MELBOURNE)).data?.createCustomerAddress.id
    assert.equal((await change(id, WELLINGTON)).errors[0]?.message, elsewhere)
    await database.pool.query(
      `update customer_address set is_default_billing = false, is_default_shipping = false,
        address = address || '{"countryCode": "NZ", "region": null, "city": "Wellington", "postcode": "6011"}' where id = $1`,
      [id],
    )
    assert.deepEqual((await change(id, { company: 'Shoe & Co' })).errors, [], 'what was saved before may stay')
    assert.match(
      (await change(id, { default_shipping: true })).errors[0]?.message ?? '',
      /^Delivery to New Zealand is not available\. /,
    )
    assert.match(
      (await change(id, { default_billing: true })).errors[0]?.message ?? '',
      /^Billing to New Zealand is not available\. /,
    )
    const { city, region, postcode } = MELBOURNE
    assert.deepEqual(
      (await change(id, { city, region, postcode, country_code: 'AU', default_shipping: true })).errors,
      [],
    )
  })

  it('putting an address on a bag needs one connection, so many do not wait for each other', async () => {
    const id = (await create({})).data?.createCustomerAddress.id
    const { data } = await server.graphql(gql('{ customerCart { id } }'), {}, headers)
    const taken = await Promise.all([1, 2, 3, 4].map(() => database.pool.connect()))
    const { errors } = await server.graphql(
      gql(`mutation ($cart: String!, $id: Int) {
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ customer_address_id: $id }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { customer_address_id: $id } }) { cart { id } }
      }`),
      { cart: data?.customerCart.id, id },
      headers,
    )
    for (const client of taken) client.release()
    assert.deepEqual(errors, [])
  })

  it('what is typed is completed from the list, quickly and ten at most', async () => {
    const suggest = async (search: string, country_code?: CountryCodeEnum, store = 'williams_au') => {
      const { data } = await server.graphql(
        gql(
          'query ($search: String!, $country_code: CountryCodeEnum) { addressSuggestions(search: $search, country_code: $country_code) { label } }',
        ),
        { search, country_code },
        { store },
      )
      return data?.addressSuggestions.map(({ label }) => label) ?? []
    }
    assert.ok((await suggest('fitzroy')).includes('Fitzroy VIC 3065'))
    assert.ok((await suggest('3121')).includes('Richmond VIC 3121'))
    assert.equal((await suggest('richmond vic'))[0], 'Richmond VIC 3121')
    assert.ok((await suggest('welling', 'NZ')).includes('Wellington Wellington 6011'))
    assert.ok((await suggest('queenst', undefined, 'styletread_nz')).includes('Queenstown Otago 9300'))
    assert.equal((await suggest('san')).length, 10)
    for (const nothing of ['', 'x', 'qqqqqq', '%', '\u0000', 'x'.repeat(1000)])
      assert.deepEqual(await suggest(nothing), [])
    assert.deepEqual(await suggest('paris', 'FR'), [])
  })
})
