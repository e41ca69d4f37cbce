import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type GraphQLError, parse, Source, validate } from 'graphql'
import { answerType, variablesType } from './answer-types.ts'
import { readContract } from './contract.ts'
import { isOperation } from './documents.ts'

const COMMERCE = 'apps/commerce/src'
const GENERATED = 'testing/documents.generated.ts'
const HEAD = `// Written from the gql documents of the API tests by npm run codegen; never edited by hand.
import type * as Contract from '../platform/contract/contract.generated.ts'
import type { TypedDocument } from './typed-document.ts'
`

const LITERAL = String.raw`'[^'\\\n]*'|"[^"\\\n]*"|\`[^\`\\]*\``
const CALL = new RegExp(String.raw`\bgql\(\s*(?:(${LITERAL}|\w+),?\s*\))?`, 'g')
const CONSTANT = new RegExp(String.raw`\bconst (\w+) =\s+(${LITERAL})`, 'g')

type Files = ReadonlyMap<string, string>

/** Where the name's constant is: in the file at `path`, or in a file that it imports. */
function literalOf(files: Files, path: string, name: string): { readonly literal: string; readonly path: string } {
  const text = files.get(path) ?? ''
  const [, , literal] = [...text.matchAll(CONSTANT)].find(([, constant]) => constant === name) ?? []
  if (literal) return { literal, path }
  const [, from] = new RegExp(String.raw`import \{[^}]*\b${name}\b[^}]*\} from '([^']+)'`).exec(text) ?? []
  if (!from) throw new Error(`${path}: ${name} is not a constant string`)
  return literalOf(files, from.startsWith('.') ? join(dirname(path), from) : `${from.replace('#src/', '')}.ts`, name)
}

/** @throws Error when a constant is not found */
function textOf(files: Files, path: string, literal: string): string {
  const constant = (name: string) => {
    const found = literalOf(files, path, name)
    return textOf(files, found.path, found.literal)
  }
  if (/^\w/.test(literal)) return constant(literal)
  return literal.slice(1, -1).replaceAll(/\$\{(.*?)\}/g, (_, name: string) => constant(name))
}

/** The path of a file by the texts of its `gql` calls. */
export function documentsIn(files: Files): ReadonlyMap<string, string> {
  return new Map(
    [...files].flatMap(([path, file]) =>
      [...file.matchAll(CALL)].map(([call, literal]) => {
        if (!literal) throw new Error(`${path}: gql() takes a literal without escapes, or a constant: ${call}`)
        return [textOf(files, path, literal), path] as const
      }),
    ),
  )
}

/** A map of types by the document's text. @throws Error listing the documents that are invalid */
export async function apiTestDocuments(): Promise<ReadonlyMap<string, string>> {
  const { schema } = await readContract()
  const folder = join(import.meta.dirname, '../..', COMMERCE)
  const paths = globSync('**/{*.test.ts,testing/*.ts}', { cwd: folder }).filter((path) => path !== GENERATED)
  const files = new Map(paths.sort().map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  const problems: GraphQLError[] = []
  const rows = [...documentsIn(files)].sort().map(([text, path]) => {
    const document = parse(new Source(text, path))
    const errors = validate(schema, document)
    const operation = document.definitions.find(isOperation)
    problems.push(...errors)
    if (errors.length > 0 || !operation) return ''
    const types = `${answerType(schema, document, operation)}, ${variablesType(operation)}`
    return `  ${JSON.stringify(text)}: TypedDocument<${types}>\n`
  })
  if (problems.length > 0) throw new Error(`Documents of API tests are invalid.\n${problems.join('\n')}`)
  return new Map([[`${COMMERCE}/${GENERATED}`, `${HEAD}\nexport interface Documents {\n${rows.join('')}}\n`]])
}
