import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { buildSchema, isAbstractType } from 'graphql'
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
