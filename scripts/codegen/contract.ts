import { readFile } from 'node:fs/promises'
import { buildASTSchema, concatAST, type DocumentNode, extendSchema, type GraphQLSchema, parse } from 'graphql'
import { MODULE_LINE, type ModuleName } from '../../apps/commerce/src/graphql/schema/module-line.ts'

export interface Contract {
  readonly schema: GraphQLSchema
  readonly blocks: ReadonlyMap<ModuleName, DocumentNode>
}

export const folderOf = (module: ModuleName) => `apps/commerce/src/modules/${module}`

const root = new URL('../../', import.meta.url)

export async function readContract(): Promise<Contract> {
  const read = async (module: ModuleName) =>
    parse(await readFile(new URL(`${folderOf(module)}/schema.graphql`, root), 'utf8'))
  const blocks = new Map(await Promise.all(MODULE_LINE.map(async (module) => [module, await read(module)] as const)))
  const base = buildASTSchema(parse('type Query\ntype Mutation'), { assumeValidSDL: true })
  return { schema: extendSchema(base, concatAST([...blocks.values()])), blocks }
}
