import { readFile } from 'node:fs/promises'
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  extendSchema,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type GraphQLTypeResolver,
  isAbstractType,
  isObjectType,
  parse,
  validateSchema,
} from 'graphql'
import type { Context } from '../../platform/context.ts'
import { guardRootFields } from './access.ts'

/** `__resolveType` names the concrete type of an interface or union. */
type TypeResolvers = Readonly<Record<string, unknown>>

/** A module's resolvers; its SDL is in schema.graphql beside them. */
export interface GraphqlModule {
  readonly name: string
  readonly resolvers: Readonly<Record<string, TypeResolvers>>
}

const MODULES_FOLDER = new URL('../../modules/', import.meta.url)

async function readBlock(name: string): Promise<DocumentNode> {
  return parse(await readFile(new URL(`${name}/schema.graphql`, MODULES_FOLDER), 'utf8'), { noLocation: true })
}

type Resolve = GraphQLFieldResolver<unknown, Context>

const isResolver = (value: unknown): value is Resolve => typeof value === 'function'
const isTypeResolver = (value: unknown): value is GraphQLTypeResolver<unknown, Context> => typeof value === 'function'

function attachType(schema: GraphQLSchema, module: string, typeName: string, resolvers: TypeResolvers): void {
  const type = schema.getType(typeName)
  if (!type) throw new Error(`The module ${module} resolves ${typeName}, which its schema doesn't have.`)
  for (const [name, value] of Object.entries(resolvers)) {
    if (name === '__resolveType' && isAbstractType(type) && isTypeResolver(value)) {
      type.resolveType = value
      continue
    }
    const field = isObjectType(type) ? type.getFields()[name] : undefined
    if (!field || !isResolver(value))
      throw new Error(`The module ${module} resolves ${typeName}.${name}, which its schema doesn't have.`)
    if (field.resolve) throw new Error(`${typeName}.${name} is resolved by two modules.`)
    field.resolve = value
  }
}

/**
 * @throws Error at start when a resolver has no field in the schema, two modules resolve one field, or a root field
 * lacks its resolver or its row of access.ts
 */
export async function assembleSchema(modules: readonly GraphqlModule[]): Promise<GraphQLSchema> {
  const blocks = await Promise.all(modules.map((module) => readBlock(module.name)))
  const base = buildASTSchema(parse('type Query\ntype Mutation'), { assumeValidSDL: true })
  const schema = extendSchema(base, concatAST(blocks))
  const [problem] = validateSchema(schema)
  if (problem) throw problem
  for (const module of modules) {
    for (const [typeName, resolvers] of Object.entries(module.resolvers))
      attachType(schema, module.name, typeName, resolvers)
  }
  guardRootFields(schema)
  return schema
}
