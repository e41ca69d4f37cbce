import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'

/** No name may use a word that docs/glossary.md replaces. */
const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Names with the ordinary meaning of a listed word, or chosen by others. */
const EXCEPTIONS: readonly { readonly names: RegExp; readonly files?: RegExp; readonly because: string }[] = [
  { names: /^(?:keepAlive|keepAliveTimeout|keep-alive)$/, because: 'names of HTTP and Node' },
  { names: /^(?:STOP_WORDS|isStopWord)$/, because: 'stop word is the term for a word that a search leaves out' },
  {
    names: /[kK]ept_?Size|keptPairs|planKeptOrders|KEPT_PAIRS|sizeKept/,
    because: 'a pair that its customer kept, as the contract says',
  },
  { names: /^KEPT$/, files: /fit\.api\.test/, because: 'a pair that its customer kept, as the contract says' },
  {
    names:
      /^(?:ON_HOLD|isHeld|hold|held|heldLines|holdLocked|HoldRefusal|reasonsToHold|not-held|order-held|hold-order\.ts)$/,
    files: /commands\/order\/|order-lifecycle\/transitions|modules\/(?:payment|orders)\/|features\/orders\//,
    because: 'an order on hold, as its status is called (A33)',
  },
  { names: /^bag$/, files: /icon\.tsx$/, because: 'a picture of a bag' },
  { names: /^word$/, files: /engine\/.*(?:bits|filters)\.ts$/, because: '32 bits of a set' },
  {
    names: /^visit$/,
    files: /graphql|token-answers|codegen|contract-server/,
    because: 'what graphql-js calls its walk through a document',
  },
  {
    names: /^visit(?:Node|BinaryOperation)$/,
    files: /statements\/compiler/,
    because: 'what Kysely calls its walk through a query',
  },
]

interface Name {
  readonly name: string
  readonly file: string
}

/** `KEEP_COOKIE` and `keep-cookie` both become `keep cookie`. */
function plain(name: string): string {
  const split = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  return split
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

interface Row {
  readonly say: string
  readonly pattern: RegExp
}

function readGlossary(): readonly Row[] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  return rows
    .filter((cells) => cells.length === 5)
    .flatMap(([, , say = '', not = '']) => {
      const phrases = [...not.matchAll(/`([^`]+)`/g)].map(([, phrase = '']) => phrase)
      return phrases.length > 0 ? [{ say, pattern: new RegExp(`(?:^| )(?:${phrases.join('|')})(?: |$)`) }] : []
    })
}

const KEBAB = /^[a-z]+(?:-[a-z]+)+$/

function isNamingText(node: ts.StringLiteral): boolean {
  if (KEBAB.test(node.text)) return true
  const call = node.parent
  if (!ts.isCallExpression(call) || call.arguments[1] !== node) return false
  return /(?:^|\.)(?:log|logInfo)$/.test(call.expression.getText())
}

function namesOfCode(file: string): readonly string[] {
  const source = ts.createSourceFile(
    file,
    read(file),
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )
  const names = new Set<string>()
  const walk = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text)
    if (ts.isStringLiteral(node) && isNamingText(node)) names.add(node.text)
    ts.forEachChild(node, walk)
  }
  walk(source)
  return [...names]
}

const matchesOf = (text: string, pattern: RegExp) => [...new Set(text.match(pattern) ?? [])]

function namesIn(file: string): readonly string[] {
  if (/\.(?:tsx?|mjs|js)$/.test(file)) return namesOfCode(file)
  if (file.endsWith('.css'))
    return matchesOf(
      read(file).replace(/\/\*[\s\S]*?\*\//g, ''),
      /(?<=\.)[a-zA-Z][\w-]*|--[a-z][\w-]*|(?<=@keyframes )[\w-]+/g,
    )
  if (file.endsWith('.sql')) return matchesOf(read(file).replace(/--.*|'(?:[^']|'')*'/g, ''), /[a-z][a-z0-9_]*/gi)
  if (file === 'docs/configuration.md') return matchesOf(read(file), /(?<=`)[A-Z][A-Z0-9_]+(?=[`<])/g)
  return []
}

/** Routes are named after their URLs, pictures and results after what they show. */
const isNamedByOthers = (file: string) => /\/media\/|screenshots\/|\/routes\/|bench\/results\//.test(file)

const glossary = readGlossary()
const contract = new Set(matchesOf(read('packages/contract/schema.graphql').replace(/"""[\s\S]*?"""/g, ''), /\w+/g))
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
const isExcused = ({ name, file }: Name) =>
  contract.has(name) || EXCEPTIONS.some(({ names, files: where }) => names.test(name) && (where?.test(file) ?? true))
const names = files
  .filter((file) => existsSync(join(root, file)))
  .flatMap((file): Name[] => [
    ...(isNamedByOthers(file) ? [] : [{ name: basename(file), file }]),
    ...namesIn(file).map((name) => ({ name, file })),
  ])
const problems = names.flatMap((name) => {
  const row = glossary.find(({ pattern }) => pattern.test(plain(name.name)))
  return row && !isExcused(name) ? [`${name.file} names ${name.name}. Say: ${row.say}.\n`] : []
})
process.stdout.write(problems.join(''))
process.stdout.write(`${names.length} names, ${problems.length} with a private word of docs/glossary.md\n`)
process.exitCode = problems.length > 0 || glossary.length < 20 || names.length < 10_000 ? 1 : 0
