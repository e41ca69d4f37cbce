import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { requirementIds } from './requirement-ids.ts'

/** Requirement ids, decision numbers and linked files must exist. */
const root = join(import.meta.dirname, '../..')
const known = new Set(requirementIds(root))
const numbers = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) =>
  Number(/(\d{4})-[^/]*$/.exec(file)?.[1]),
)
const decisions = new Set(numbers)
const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')

const ROW = /\bR[1-9]\.\d{2,3}\b/g
/** Without brackets, `A4` may be a paper size. */
const BRACKETS = /\[(?:[RAJ]\d+(?:\.\d+)?|decisions? \d+|RFC \d+(?: §[\d.]+)?|and|[\s,–-])+\]/g
const NAMED = /\b([AJ]\d{2,3})(?:\.\d+)?\b/g
const DECISION = /\b[Dd]ecisions? (\d{1,4})(?:(?:,| and) (\d{1,4})\b)*/g
const LINK = /\]\((?!https?:|mailto:|#)([^)\s]+)\)|`((?:docs|apps|packages|scripts|e2e|bench|deploy)\/[\w./-]+\.\w+)`/g
/** Files outside the repository, and notes with their own format. */
const ELSEWHERE =
  /@source|\b(?:ux|reliability|architecture|spec|style|failures|contract README)(?:\.md)? §|\bADR \d|\b(?:failures|issue) \d/
const WRITTEN = /(?:^|\/)(?:node_modules|build|\.react-router)(?:\/|$)/

function pathOf(link: string, file: string): string {
  return join(dirname(file), link.replace(/#.*/, ''))
}

function problemsOf(file: string): readonly string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const isDocument = file.endsWith('.md')
  return text.split('\n').flatMap((line, at) => {
    const named = [...(line.match(BRACKETS) ?? [])].flatMap((brackets) =>
      [...brackets.matchAll(NAMED)].map(([, id = '']) => id),
    )
    const missing = [...(line.match(ROW) ?? []), ...named].filter((id) => !known.has(id))
    const undecided = [...line.matchAll(DECISION)]
      .flatMap(([whole]) => whole.match(/\d+/g) ?? [])
      .filter((n) => !decisions.has(Number(n)))
    const links = isDocument
      ? [...line.matchAll(LINK)].map(([, link, path = '']) => (link ? pathOf(link, file) : path))
      : []
    const dead = links.filter((path) => WRITTEN.test(path) || !existsSync(join(root, path)))
    const where = `${file}:${at + 1}`
    return [
      ...missing.map((id) => `${where} names ${id}, which docs/requirements.md does not list.`),
      ...undecided.map((n) => `${where} names decision ${n}, which docs/decisions does not have.`),
      ...dead.map((path) => `${where} leads to ${path}, which is not there.`),
      ...(ELSEWHERE.test(line) ? [`${where} points at a document that is not here: ${line.trim()}`] : []),
    ]
  })
}

const files = globSync(
  ['{apps,packages,e2e,scripts,bench,deploy}/**/*.{ts,tsx,mjs,css,graphql}', '*.md', '{apps,packages,docs}/**/*.md'],
  {
    cwd: root,
    exclude: (path) => WRITTEN.test(path),
  },
).filter((file) => file !== 'scripts/checks/references.ts')
const twice = numbers.filter((number, at) => numbers.indexOf(number) !== at)
const unlisted = numbers.filter((number) => !index.includes(`](${String(number).padStart(4, '0')}-`))
const problems = [
  ...twice.map((number) => `Decision ${number} is there twice.`),
  ...unlisted.map((number) => `docs/decisions/README.md does not list decision ${number}.`),
  ...files.flatMap(problemsOf),
]
process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 || files.length < 500 ? 1 : 0)
