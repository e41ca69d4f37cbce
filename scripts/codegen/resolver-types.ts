import { readFile } from 'node:fs/promises'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as resolvers from '@graphql-codegen/typescript-resolvers'
import { parse, printSchema } from 'graphql'
import type { ModuleName } from '../../apps/commerce/src/graphql/schema/module-line.ts'
import { type Contract, folderOf, readContract } from './contract.ts'
import { allResolvers, isRoot, moduleResolvers, resolvedBy } from './module-resolvers.ts'
import { pruneUnused } from './prune-unused.ts'

const GRAPHQL_FOLDER = 'apps/commerce/src/graphql'
const CONTRACT_FOLDER = 'apps/commerce/src/platform/contract'
const NOTE = '// Written from the contract by npm run codegen; never edited by hand.\n'

/**
 * Nullable response fields must be present, as null or undefined; input fields may be missing. Response objects hold no
 * promises (decision 11).
 */
const CONFIG = {
  enumsAsTypes: true,
  useTypeImports: true,
  immutableTypes: true,
  namingConvention: (name: string) => name.charAt(0).toUpperCase() + name.slice(1),
  disableDescriptions: true,
  skipTypename: true,
  maybeValue: 'T | null | undefined',
  inputMaybeValue: 'T | null',
  scalars: { ID: { input: 'string', output: 'string | number' } },
  avoidOptionals: { field: true, defaultValue: true, resolvers: true, query: true, mutation: true },
}

const readMappers = (module: ModuleName) =>
  readFile(new URL(`../../${folderOf(module)}/mappers.ts`, import.meta.url), 'utf8').catch(() => '')

/** `CartMapper` in a module's mappers.ts is the model of `Cart`. */
async function modelsOf(module: ModuleName): Promise<readonly string[]> {
  const text = await readMappers(module)
  return [...new Set([...text.matchAll(/\b(\w+)Mapper\b/g)].map(([, name = '']) => name))]
}

/** Types that clients may name but no response contains: `export type ProductVideoMapper = never`. */
async function neverAnswered(modules: readonly ModuleName[]): Promise<string> {
  const texts = await Promise.all(modules.map(readMappers))
  const names = texts.flatMap((text) =>
    [...text.matchAll(/^export type (\w+)Mapper = never$/gm)].map(([, name = '']) => name),
  )
  const lines = names.sort().map((name) => `  '${name}',\n`)
  return `export const NEVER_ANSWERED: ReadonlySet<string> = new Set([\n${lines.join('')}])\n`
}

/** Arguments, inputs, enums and plain responses. They use no models, so models may import them. */
async function contractTypes({ schema }: Contract): Promise<string> {
  const text = await codegen({
    schema: parse(printSchema(schema)),
    documents: [],
    filename: 'contract.generated.ts',
    config: CONFIG,
    plugins: [{ typescript: {} }],
    pluginMap: { typescript },
  })
  const names = [...text.matchAll(/^export type (\w+)/gm)].map(([, name = '']) => name)
  return pruneUnused(
    text,
    names.filter((name) => !isRoot(name)),
  )
}

/** Modules on its right add their models to `Models`, so that this file names none of them. */
async function fieldTypes({ schema }: Contract, models: ReadonlySet<string>): Promise<string> {
  const text = await codegen({
    schema: parse(printSchema(schema)),
    documents: [],
    filename: 'resolver-types.generated.ts',
    config: {
      ...CONFIG,
      namespacedImportName: 'Contract',
      contextType: '../context.ts#Context',
      mappers: Object.fromEntries([...models].map((type) => [type, `Models['${type}']`])),
      resolverTypeSuffix: 'Fields',
      onlyResolveTypesForInterfaces: true,
      makeResolverTypeCallable: true,
      resolverTypeWrapperSignature: 'T',
    },
    plugins: [{ resolvers: {} }],
    pluginMap: { resolvers },
  })
  return `import type * as Contract from './contract.generated.ts'\n${text}\nexport interface Models {}\n`
}

export async function resolverTypes(): Promise<Map<string, string>> {
  const contract = await readContract()
  const modules = [...contract.blocks.keys()]
  const modelsByModule = new Map(await Promise.all(modules.map(async (name) => [name, await modelsOf(name)] as const)))
  const models = new Set([...modelsByModule.values()].flat())
  const resolved = new Map(
    modules.map((module) => [module, resolvedBy(contract, module, (type) => isRoot(type) || models.has(type))]),
  )
  const roots = [...resolved.values()].flatMap((types) => [...types.keys()].map((type) => `${type}Fields`))
  const files = new Map([
    [`${CONTRACT_FOLDER}/contract.generated.ts`, NOTE + (await contractTypes(contract))],
    [
      `${CONTRACT_FOLDER}/resolver-types.generated.ts`,
      NOTE + pruneUnused(await fieldTypes(contract, models), [...roots, 'ResolversParentTypes']),
    ],
  ])
  files.set(`${GRAPHQL_FOLDER}/schema/never-answered.generated.ts`, NOTE + (await neverAnswered(modules)))
  files.set(`${GRAPHQL_FOLDER}/schema/module-resolvers.generated.ts`, NOTE + allResolvers(modelsByModule))
  for (const [module, types] of resolved) {
    files.set(
      `${folderOf(module)}/resolver-types.generated.ts`,
      NOTE + moduleResolvers(contract, module, types, models),
    )
  }
  return files
}
