import { readdirSync } from 'node:fs'

const TESTS = '(\\.test\\.ts$|/testing/)'

export const layer = (name: string, from: string, to: string | { path: string; pathNot: readonly string[] }) => ({
  name,
  severity: 'error' as const,
  from: { path: from, pathNot: TESTS },
  to: typeof to === 'string' ? { path: to } : { path: to.path, pathNot: [...to.pathNot] },
})

export const pattern = (name: string) => (name.includes('.') ? `${name.replaceAll('.', '\\.')}$` : `${name}/`)

/** A folder or file of `line` may not import from those after it. */
export const lineRules = (title: string, parent: string, line: readonly string[]) =>
  line.map((name, at) =>
    layer(
      `${title}-${name}`,
      `^${parent}/${pattern(name)}`,
      `^${parent}/(${
        line
          .slice(at + 1)
          .map(pattern)
          .join('|') || '-$'
      })`,
    ),
  )

/** Folders and files of `parent` that have no place in `line`. */
export const strangersIn = (parent: string, line: readonly string[]): readonly string[] =>
  readdirSync(parent).filter((name) => !line.includes(name) && !name.endsWith('.test.ts'))
