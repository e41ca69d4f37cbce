import { globSync } from 'node:fs'
import { join } from 'node:path'
import { codegen } from '@graphql-codegen/core'
import * as operationTypes from '@graphql-codegen/typescript-operations'
import {
  type DefinitionNode,
  type DocumentNode,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  parse,
  printSchema,
} from 'graphql'
import { changesCart } from './cart-changes.ts'
import { readContract } from './contract.ts'
import {
  constantNameOf,
  type DocumentFile,
  fragmentsOf,
  inlineOperationsIn,
  isOperation,
  problemsOf,
  readDocuments,
  readSources,
  textOf,
  unusedIn,
} from './documents.ts'
import { type Declaration, mergeFragments } from './merge-fragments.ts'
import { withOptionalFields } from './optional-fields.ts'

const STOREFRONT = 'apps/storefront'
const folder = join(import.meta.dirname, '../..', STOREFRONT)
const CONTRACT_TYPES = 'app/contract.generated.ts'
const TYPED_DOCUMENT = "import type { TypedDocument } from '#app/graphql/typed-document.ts'"

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)
const moduleOf = (path: string) => path.replace(/\.graphql$/, '.generated.ts')

async function declarationsOf(
  schema: GraphQLSchema,
  documents: readonly DocumentNode[],
): Promise<readonly Declaration[]> {
  const output = await codegen({
    filename: CONTRACT_TYPES,
    schema: parse(printSchema(schema)),
    documents: withOptionalFields(schema, documents).map((document, at) => ({ location: `${at}.graphql`, document })),
    config: {
      immutableTypes: true,
      skipTypename: true,
      arrayInputCoercion: false,
      disableDescriptions: true,
      inlineFragmentTypes: 'combine',
      mergeFragmentTypes: true,
      namingConvention: pascal,
      scalars: { ID: 'string' },
    },
    plugins: [{ operationTypes: {} }],
    pluginMap: { operationTypes },
    // Already validated, before optional fields became conditional.
    skipDocumentsValidation: true,
  })
  return mergeFragments(
    output.split(/^(?=(?:export )?type )/m).flatMap((part) => {
      const [, name, type = ''] = /^(?:export )?type (\w+)\S* =([\s\S]*?);?\s*(?:\/\*\*[\s\S]*)?$/.exec(part) ?? []
      return name && name !== 'Exact' && name !== 'Incremental' ? [{ name, type: plain(type) }] : []
    }),
  )
}

function plain(type: string): string {
  const variables = /^ Exact<([\s\S]*)>$/.exec(type)?.[1]
  if (variables) return variables.includes('[key: string]: never') ? 'Record<string, never>' : variables
  return (/^\s+\| '/.test(type) ? type.replaceAll(/\s+\| /g, ' | ').replace(' | ', '') : type).trim()
}

/** An enum becomes a list of values and their union. */
function writtenType({ name, type }: Declaration): string {
  if (!type.startsWith("'")) return `export type ${name} = ${type}`
  return (
    `export const ${name}Values = [${type.replaceAll(' | ', ', ')}] as const\n` +
    `export type ${name} = (typeof ${name}Values)[number]`
  )
}

function commentAbove({ loc }: DefinitionNode): string {
  const lines: string[] = []
  for (
    let token = loc?.startToken.prev;
    token?.kind === '<SOF>' ? false : token?.kind === 'Comment';
    token = token?.prev
  )
    lines.unshift(token?.value.trim() ?? '')
  return lines.length > 0 ? `/** ${lines.join('\n * ')} */\n` : ''
}

function constantOf(schema: GraphQLSchema, operation: OperationDefinitionNode, text: string): string {
  const name = pascal(operation.name?.value ?? '')
  const types = `${name}${pascal(operation.operation)}`
  const quoted = `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const type = `TypedDocument<${types}, ${types}Variables>`
  const flags = changesCart(schema, operation) ? ', changesCart: true' : ''
  const fields = `operation: '${operation.operation}'${flags}, text: ${quoted}`
  return `${commentAbove(operation)}export const ${constantNameOf(name)}: ${type} = { ${fields} }`
}

function isOf(definition: DefinitionNode, { name }: Declaration): boolean {
  if (isOperation(definition))
    return new RegExp(`^${pascal(definition.name?.value ?? '')}${pascal(definition.operation)}(?:Variables)?$`).test(
      name,
    )
  return (
    definition.kind === Kind.FRAGMENT_DEFINITION &&
    new RegExp(`^${pascal(definition.name.value)}(?:_\\w+_)?Fragment$`).test(name)
  )
}

function importsOf(path: string, text: string, owners: ReadonlyMap<string, string>): string {
  const named = new Map<string, Set<string>>()
  for (const [name] of text.matchAll(/\b[A-Z]\w+\b/g)) {
    const owner = owners.get(name)
    if (owner && owner !== path) named.set(owner, (named.get(owner) ?? new Set()).add(name))
  }
  return [...named]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([owner, names]) => `import type { ${[...names].sort().join(', ')} } from '#${owner}'\n`)
    .join('')
}

/** @throws Error listing the problems of the documents */
function check(schema: GraphQLSchema, files: readonly DocumentFile[]): void {
  const sources = readSources(folder)
  const inlineOperations = inlineOperationsIn(sources).map(
    (path) => `${path} writes an operation: it belongs into a .graphql file.`,
  )
  const unused = unusedIn(sources, files).map((name) => `Nobody sends the operation ${name}.`)
  const problems = [...problemsOf(schema, files), ...inlineOperations, ...unused]
  if (problems.length > 0) throw new Error(`The storefront's operations do not hold.\n${problems.join('\n')}`)
}

/** One module per `.graphql` file. @throws Error when a document is invalid */
export async function storefrontDocuments(): Promise<ReadonlyMap<string, string | undefined>> {
  const { schema } = await readContract()
  const files = readDocuments(folder)
  check(schema, files)
  const fragments = fragmentsOf(files)
  const declarations = await declarationsOf(
    schema,
    files.map(({ document }) => document),
  )
  const ownerOf = (declaration: Declaration) =>
    files.find(({ document }) => document.definitions.some((definition) => isOf(definition, declaration)))?.path
  const owners = new Map(
    declarations.map((declaration) => [declaration.name, moduleOf(ownerOf(declaration) ?? CONTRACT_TYPES)]),
  )
  const sources = new Map([
    [CONTRACT_TYPES, 'the contract'],
    ...files.map(({ path }) => [moduleOf(path), path] as const),
  ])
  const stale = globSync('{app,server}/**/*.generated.ts', { cwd: folder }).filter((path) => !sources.has(path))
  const written = [...sources].map(([path, source]) => {
    const operations =
      files.find((file) => moduleOf(file.path) === path)?.document.definitions.filter(isOperation) ?? []
    const types = declarations.filter(({ name }) => owners.get(name) === path).map(writtenType)
    const constants = operations.map((operation) => constantOf(schema, operation, textOf(operation, fragments)))
    const text = [...types, ...constants].join('\n\n')
    const note = `// Written from ${source} by npm run codegen; never edited by hand.\n`
    return [
      path,
      `${note}${importsOf(path, text, owners)}${constants.length > 0 ? `${TYPED_DOCUMENT}\n` : ''}\n${text}\n`,
    ] as const
  })
  return new Map(
    [...written, ...stale.map((path) => [path, undefined] as const)].map(([path, text]) => [
      `${STOREFRONT}/${path}`,
      text,
    ]),
  )
}
