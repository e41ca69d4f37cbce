import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { modules } from './modules.ts'
import { assembleSchema, type GraphqlModule } from './schema.ts'

/** The first two modules, which need no other, with the resolvers of one replaced. */
function modulesWith(name: string, resolvers: GraphqlModule['resolvers']): GraphqlModule[] {
  return modules.slice(0, 2).map((module) => (module.name === name ? { ...module, resolvers } : module))
}

describe('assembling the schema', () => {
  it('stops when a root field has no resolver [R7.23]', async () => {
    await assert.rejects(assembleSchema(modulesWith('site', {})), /Query\.storeConfig has no resolver/)
  })

  it('stops when a resolver has no field, or two modules resolve one [R7.23]', async () => {
    const nothing = () => null
    await assert.rejects(assembleSchema(modulesWith('site', { Query: { nope: nothing } })), /Query\.nope, which its schema doesn't have/)
    const twice = modulesWith('notifications', { Query: { storeConfig: nothing } })
    await assert.rejects(assembleSchema(twice), /Query\.storeConfig is resolved by two modules/)
  })

  it('every root field has its row of who may call it [R6.02] [R6.08]', async () => {
    await assembleSchema(modules)
  })
})
