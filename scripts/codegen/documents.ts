import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  concatAST,
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  parse,
  print,
  Source,
  stripIgnoredCharacters,
  validate,
  visit,
} from 'graphql'

/** A file of operations and fragments, beside the code that reads them. */
export interface DocumentFile {
  /** From the root of the folder that was read. */
  readonly path: string
  readonly document: DocumentNode
}

/** The beginning of an operation in a source text. */
const OPERATION = /['"`\s](?:query|mutation) \w+ ?[({]/

/** The `.graphql` files under a folder, in the order of their paths. @throws GraphQLError when one does not parse */
export function readDocuments(folder: string): readonly DocumentFile[] {
  return globSync('**/*.graphql', { cwd: folder, exclude: ['**/node_modules/**'] })
    .sort()
    .map((path) => ({ path, document: parse(new Source(readFileSync(join(folder, path), 'utf8'), path)) }))
}

function isFragment(definition: DefinitionNode): definition is FragmentDefinitionNode {
  return definition.kind === 'FragmentDefinition'
}

export function isOperation(definition: DefinitionNode): definition is OperationDefinitionNode {
  return definition.kind === 'OperationDefinition'
}

export function fragmentsOf(files: readonly DocumentFile[]): ReadonlyMap<string, FragmentDefinitionNode> {
  return new Map(
    files.flatMap(({ document }) =>
      document.definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]),
    ),
  )
}

/** The fragments that a definition spreads, and those that they spread, each once. */
function fragmentsFor(
  definition: DefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Set<FragmentDefinitionNode>(),
): ReadonlySet<FragmentDefinitionNode> {
  visit(definition, {
    FragmentSpread({ name }) {
      const fragment = fragments.get(name.value)
      if (!fragment || found.has(fragment)) return
      found.add(fragment)
      fragmentsFor(fragment, fragments, found)
    },
  })
  return found
}

/**
 * An operation as it goes over the wire: with its fragments, without what means nothing. Its hash is the persisted
 * operation's.
 */
export function textOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const definitions = [operation, ...fragmentsFor(operation, fragments)]
  return stripIgnoredCharacters(definitions.map((definition) => print(definition)).join('\n'))
}

/**
 * What is wrong with documents: what the contract does not have, a name that is there twice, a fragment that nobody
 * spreads.
 */
export function problemsOf(schema: GraphQLSchema, files: readonly DocumentFile[]): readonly string[] {
  const errors = validate(schema, concatAST(files.map(({ document }) => document)))
  const unnamed = files.flatMap(({ document }) =>
    document.definitions.filter((definition) => isOperation(definition) && !definition.name),
  )
  return [...errors, ...unnamed.map((nodes) => new GraphQLError('An operation has no name.', { nodes }))].map(String)
}

/** Texts of source files that are neither tests nor generated, by path. */
export type Sources = ReadonlyMap<string, string>

export function readSources(folder: string): Sources {
  const paths = globSync('{app,server}/**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/\.(?:test|generated)\.tsx?$/.test(path),
  )
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** The constant that an operation's module gives its text under: `cart` is `CartDocument`. */
export const constantNameOf = (operation: string) => `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`

/** Source files that write an operation themselves, so that it has no types and is not registered. */
export function straysIn(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, text]) => (OPERATION.test(text) ? [path] : []))
}

/** Operations that no source file names by their constants: nobody sends them. */
export function unusedIn(sources: Sources, files: readonly DocumentFile[]): readonly string[] {
  const named = new Set([...sources.values()].flatMap((text) => text.match(/\b\w+Document\b/g) ?? []))
  return files
    .flatMap(({ document }) => document.definitions.filter(isOperation).map((operation) => operation.name?.value ?? ''))
    .filter((name) => !named.has(constantNameOf(name)))
}
