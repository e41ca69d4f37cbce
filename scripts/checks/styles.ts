import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A missing class fails silently. */
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
const problems = files.flatMap(findProblems)
for (const problem of problems) process.stdout.write(`${problem}\n`)
process.stdout.write(`${problems.length} classes are missing, in ${files.length} components\n`)
process.exit(problems.length > 0 || files.length < 100 ? 1 : 0)
