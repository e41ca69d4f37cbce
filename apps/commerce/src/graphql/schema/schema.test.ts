import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { encodeUid } from '@welt/kit/ids'
import { buildSchema, isAbstractType, isInterfaceType, isObjectType } from 'graphql'
import { guardRootFields } from './access.ts'
import { modules } from './modules.ts'
import { assembleSchema, type GraphqlModule } from './schema.ts'

/** The first two modules, which depend on no others, with one's resolvers replaced. */
function modulesWith(name: string, resolvers: GraphqlModule['resolvers']): GraphqlModule[] {
  return modules.slice(0, 2).map((module) => (module.name === name ? { ...module, resolvers } : module))
}

/** Members with two types in Magento itself, so no client selects both under one name. */
const MAGENTOS_OWN = [
  'RoutableInterface.description',
  'RoutableInterface.image',
  'RoutableInterface.items',
  'ProductInterface.items',
  'PhysicalProductInterface.items',
  'CustomizableOptionInterface.value',
]

describe('assembling the schema', () => {
  it('stops when a root field has no resolver', async () => {
    await assert.rejects(assembleSchema(modulesWith('site', {})), /Query\.storeConfig has no resolver/)
  })

  it('stops when a resolver has no field, or two modules resolve one', async () => {
    const nothing = () => null
    await assert.rejects(
      assembleSchema(modulesWith('site', { Query: { nope: nothing } })),
      /Query\.nope, which its schema doesn't have/,
    )
    const twice = modulesWith('notifications', { Query: { storeConfig: nothing } })
    await assert.rejects(assembleSchema(twice), /Query\.storeConfig is resolved by two modules/)
  })

  it('every root field has its row of who may call it; one without a row stops the start [R6.08]', async () => {
    const schema = buildSchema('type Query { storeConfig: Int unlisted: Int }')
    for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) field.resolve = () => null
    assert.throws(() => guardRootFields(schema), /Query\.unlisted has no row in the table of who may call what/)
    await assert.doesNotReject(assembleSchema(modules))
  })

  it('what the specification tells in prose has Adobe’s names, and each kind of field one shape [A22]', async () => {
    const schema = await assembleSchema(modules)
    const expectFields = (name: string, expected: Readonly<Record<string, string>>) => {
      const type = schema.getType(name)
      assert.ok(isObjectType(type) || isInterfaceType(type), name)
      const fields = Object.values(type.getFields()).map((field) => [field.name, `${field.type}`.replaceAll('!', '')])
      assert.partialDeepStrictEqual(Object.fromEntries(fields), expected, name)
    }
    expectFields('CartPrices', {
      subtotal_excluding_tax: 'Money',
      subtotal_including_tax: 'Money',
      subtotal_with_discount_excluding_tax: 'Money',
    })
    expectFields('Money', { value: 'Float', currency: 'CurrencyEnum' })
    expectFields('ProductInterface', { uid: 'ID', stock_status: 'ProductStockStatus' })
    expectFields('GiftCardCartItem', { uid: 'ID', sender_name: 'String', recipient_email: 'String' })
    expectFields('GiftCardProduct', {
      giftcard_amounts: '[GiftCardAmounts]',
      allow_open_amount: 'Boolean',
      open_amount_min: 'Float',
      open_amount_max: 'Float',
      giftcard_type: 'GiftCardTypeEnum',
      message_max_length: 'Int',
    })
    expectFields('Cart', { nominee_details: 'NomineeDetails' })
    expectFields('CustomerOrder', { id: 'ID', order_date: 'String', nominee_details: 'NomineeDetails' })
    expectFields('CartAddressInterface', { uid: 'ID', street: '[String]' })
    assert.equal(encodeUid(72), Buffer.from('72').toString('base64'))
  })

  it('same-named members of an interface’s types have one type, so one document can select all', async () => {
    const schema = await assembleSchema(modules)
    const two = Object.values(schema.getTypeMap()).flatMap((abstract) => {
      if (!isAbstractType(abstract)) return []
      const fields = schema.getPossibleTypes(abstract).flatMap((type) => Object.values(type.getFields()))
      const conflicts = fields.filter(({ name, type }) =>
        fields.some((other) => other.name === name && `${other.type}` !== `${type}`),
      )
      return conflicts.map(({ name }) => `${abstract.name}.${name}`)
    })
    assert.deepEqual([...new Set(two)].toSorted(), MAGENTOS_OWN.toSorted())
  })
})
