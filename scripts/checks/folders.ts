import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Limits the files per folder, and direct DOM access to the folders made for it. */
const MOST_FILES = 25

process.chdir(join(import.meta.dirname, '../..'))
const NOT_OURS = [
  '**/node_modules/**',
  '**/build/**',
  '**/.react-router/**',
  'apps/storefront/media/**',
  'bench/results/**',
]
const files = globSync('{apps,packages,scripts,e2e,bench,deploy}/**/*.*', { exclude: NOT_OURS })

const counts = Map.groupBy(files, (file) => dirname(file))
const crowded = [...counts].filter(([, { length }]) => length > MOST_FILES)
const largest = Math.max(...[...counts.values()].map(({ length }) => length))

/** DOM access that React and refs replace elsewhere. [decision 50] */
const TOUCHES_PAGE = /\b(?:(?:add|remove)EventListener|querySelector(?:All)?|getElements?By\w+)\b/g
const isFenced = (file: string) => /^apps\/storefront\/app\/(?!islands\/|ui\/).*\.tsx?$/.test(file)
const touches = files
  .filter(isFenced)
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(TOUCHES_PAGE)].map(([name]) => ({ file, name })))

const problems = [
  ...crowded.map(([folder, { length }]) => `${folder} has ${length} files; ${MOST_FILES} are the most. Divide it.`),
  ...touches.map(({ file, name }) => `${file} uses ${name}, which is for islands/ and ui/ alone.`),
]

process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.stdout.write(`${counts.size} folders, the largest with ${largest} files\n`)
process.exit(problems.length > 0 ? 1 : 0)
