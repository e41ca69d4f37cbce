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

export interface DocumentFile {
  readonly path: string
  readonly document: DocumentNode
}

const OPERATION = /['"`\s](?:query|mutation) \w+ ?[({]/

/** Sorted by path. @throws GraphQLError when a file does not parse */
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

/** The operation as sent: with its fragments, minified. Its hash identifies the persisted operation. */
export function textOf(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): string {
  const definitions = [operation, ...fragmentsFor(operation, fragments)]
  return stripIgnoredCharacters(definitions.map((definition) => print(definition)).join('\n'))
}

export function problemsOf(schema: GraphQLSchema, files: readonly DocumentFile[]): readonly string[] {
  const errors = validate(schema, concatAST(files.map(({ document }) => document)))
  const unnamed = files.flatMap(({ document }) =>
    document.definitions.filter((definition) => isOperation(definition) && !definition.name),
  )
  return [...errors, ...unnamed.map((nodes) => new GraphQLError('An operation has no name.', { nodes }))].map(String)
}

/** Contents by path, without tests and generated files. */
export type Sources = ReadonlyMap<string, string>

export function readSources(folder: string): Sources {
  const paths = globSync('{app,server}/**/*.{ts,tsx}', { cwd: folder }).filter(
    (path) => !/\.(?:test|generated)\.tsx?$/.test(path),
  )
  return new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
}

/** `cart` becomes `CartDocument`. */
export const constantNameOf = (operation: string) => `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Document`

/** Source files with an inline operation, which would be neither typed nor persisted. */
export function inlineOperationsIn(sources: Sources): readonly string[] {
  return [...sources].flatMap(([path, text]) => (OPERATION.test(text) ? [path] : []))
}

/** Operations whose constants no source file uses. */
export function unusedIn(sources: Sources, files: readonly DocumentFile[]): readonly string[] {
  const named = new Set([...sources.values()].flatMap((text) => text.match(/\b\w+Document\b/g) ?? []))
  return files
    .flatMap(({ document }) => document.definitions.filter(isOperation).map((operation) => operation.name?.value ?? ''))
    .filter((name) => !named.has(constantNameOf(name)))
}
