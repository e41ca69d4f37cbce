import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brands } from '@welt/brands'

/** A missing class or custom property fails silently. */
const root = join(import.meta.dirname, '../../apps/storefront')
const IMPORT = /^import (\w+) from '([^']+\.module\.css)'$/gm
const BLOCK = /\{[^{}]*\}/g

function classesOf(file: string): ReadonlySet<string> {
  const css = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
  return new Set([...css.replace(BLOCK, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))
}

function findProblems(file: string): readonly string[] {
  const code = readFileSync(join(root, file), 'utf8')
  return [...code.matchAll(IMPORT)].flatMap(([, name = '', path = '']) => {
    const there = classesOf(path.startsWith('#') ? join(root, path.slice(1)) : join(root, dirname(file), path))
    const used = [...code.matchAll(new RegExp(`(?<![\\w./-])${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one)
    return [...new Set(used)].filter((one) => !there.has(one)).map((one) => `${file}: ${path} has no class ${one}`)
  })
}

const files = globSync('app/**/*.tsx', { cwd: root }).sort()

/** As app/theme/tokens.server.ts names them; its fonts can't be imported here. */
function tokens(): readonly string[] {
  const code = readFileSync(join(root, 'app/theme/tokens.server.ts'), 'utf8')
  const literal = [...code.matchAll(/^ +'?([\w-]+)'?: /gm)].map(([, name = '']) => name)
  const perTheme = brands.flatMap(({ theme }) => [
    ...Object.keys(theme.radius).map((part) => `r-${part}`),
    ...theme.tileTints.map((_, index) => `tile-${index + 1}`),
  ])
  return [...literal, ...perTheme].map((name) => `--${name}`)
}

/** Uses of custom properties that no style sheet, theme or component sets. */
function findUnset(): readonly string[] {
  const sheets = globSync('app/**/*.css', { cwd: root }).sort()
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const sources = [...sheets, ...globSync('app/**/*.{ts,tsx}', { cwd: root })].map(read)
  const names = sources.flatMap((text) => text.match(/--[\w-]+(?=['"`]?\s*[:,\]])/g) ?? [])
  const set = new Set([...tokens(), ...names])
  return sheets.flatMap((file) =>
    [...new Set([...read(file).matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name))]
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name} is never set`),
  )
}

const problems = [...files.flatMap(findProblems), ...findUnset()]
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} classes and properties are missing, in ${files.length} components\n`)
process.exit(problems.length > 0 || files.length < 100 ? 1 : 0)
