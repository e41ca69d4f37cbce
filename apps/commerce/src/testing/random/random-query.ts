import {
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql'

type Chance = () => number

interface RandomSource {
  readonly chance: Chance
  readonly schema: GraphQLSchema
  readonly isConditional: boolean
}

const pick = <T>(chance: Chance, values: readonly T[]): T => values[Math.floor(chance() * values.length)] as T

/** Fields that need no arguments. */
function freeFields(type: GraphQLNamedOutputType): readonly GraphQLField<unknown, unknown>[] {
  if (!isObjectType(type) && !isInterfaceType(type)) return []
  return Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
}

function selectionOf(random: RandomSource, field: GraphQLField<unknown, unknown>, depth: number): string {
  const { chance, isConditional } = random
  const type = getNamedType(field.type)
  const condition =
    isConditional && chance() < 0.1 ? ` @${pick(chance, ['include', 'skip'])}(if: $${pick(chance, ['yes', 'no'])})` : ''
  if (!isCompositeType(type)) return `${field.name}${condition}`
  return depth > 0 ? `${field.name}${condition} ${selectionsOf(random, type, depth - 1)}` : ''
}

/** Some in fragments, some twice. Uses no aliases, since fields with equal names must match. */
function selectionsOf(random: RandomSource, type: GraphQLNamedOutputType, depth: number): string {
  const { chance, schema } = random
  const some = freeFields(type).filter(() => chance() < 0.25)
  const parts = ['__typename', ...some.map((field) => selectionOf(random, field, depth))]
  if (isInterfaceType(type) && chance() < 0.7) {
    const kind = pick(chance, schema.getPossibleTypes(type))
    parts.push(`... on ${kind.name} ${selectionsOf(random, kind, depth - 1)}`)
  }
  if (chance() < 0.2) parts.push(...parts.slice(0, 3))
  return `{ ${parts.join(' ')} }`
}

const VARIABLES = { yes: 'Boolean!', no: 'Boolean!', size: 'Int = 4', key: 'String' }

/** A random query of one of these root fields, given with their arguments. */
export function randomQuery(chance: Chance, schema: GraphQLSchema, roots: readonly string[]): string {
  const root = pick(chance, roots)
  const field = schema.getQueryType()?.getFields()[/^\w+/.exec(root)?.[0] ?? '']
  if (!field) throw new Error(`There is no root field ${root}.`)
  const selections = selectionsOf({ chance, schema, isConditional: chance() < 0.2 }, getNamedType(field.type), 3)
  const text = `{ ${root} ${selections} }`
  const used = Object.entries(VARIABLES).filter(([name]) => text.includes(`$${name}`))
  return `query Random${used.length > 0 ? `(${used.map(([name, type]) => `$${name}: ${type}`).join(' ')})` : ''} ${text}`
}
