import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type GraphQLError, parse, Source, validate } from 'graphql'
import { answerType, variablesType } from './answer-types.ts'
import { readContract } from './contract.ts'
import { isOperation } from './documents.ts'

const COMMERCE = 'apps/commerce/src'
const GENERATED = 'testing/documents.generated.ts'
const HEAD = `// Written from the gql documents of the API tests by npm run codegen; never edited by hand.
import type * as Contract from '../platform/contract/contract.generated.ts'
import type { TypedDocument } from './gql.ts'
`

const LITERAL = String.raw`'[^'\\\n]*'|"[^"\\\n]*"|\`[^\`\\]*\``
const CALL = new RegExp(String.raw`\bgql\(\s*(?:(${LITERAL}|\w+),?\s*\))?`, 'g')
const CONSTANT = new RegExp(String.raw`\bconst (\w+) =\s+(${LITERAL})`, 'g')

type Constants = ReadonlyMap<string, string>

const constantsIn = (text: string): Constants =>
  new Map([...text.matchAll(CONSTANT)].map(([, name = '', literal = '']) => [name, literal]))

/** @throws Error when a name is not a constant of the file or of a testing folder */
function textOf(literal: string, own: Constants, shared: Constants): string {
  const constant = (name: string) => {
    const value = own.get(name) ?? shared.get(name)
    if (value === undefined) throw new Error(`${name} is not a constant string`)
    return textOf(value, own, shared)
  }
  if (/^\w/.test(literal)) return constant(literal)
  return literal.slice(1, -1).replaceAll(/\$\{(.*?)\}/g, (_, name: string) => constant(name))
}

/** Texts of the `gql` calls by the path of a file. */
export function documentsIn(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const testing = [...files].filter(([path]) => path.includes('testing/'))
  const shared = new Map(testing.flatMap(([, text]) => [...constantsIn(text)]))
  return new Map(
    [...files].flatMap(([path, file]) => {
      const own = constantsIn(file)
      return [...file.matchAll(CALL)].map(([call, literal]) => {
        if (!literal) throw new Error(`${path}: gql() takes a literal or a constant, without escapes: ${call}`)
        try {
          return [textOf(literal, own, shared), path] as const
        } catch (cause) {
          throw new Error(`${path}: ${String(cause)}`)
        }
      })
    }),
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
