import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Argument and response types come from the contract; modules must not declare their own. */
process.chdir(join(import.meta.dirname, '../..'))
const MODULES = 'apps/commerce/src/modules'

const declared = /^(?:export )?(?:interface|type) (\w+)/gm
const namesIn = (text: string) => [...text.matchAll(declared)].map(([, name = '']) => name)
const contract = new Set(namesIn(readFileSync('apps/commerce/src/platform/contract/contract.generated.ts', 'utf8')))

const isOfContract = (name: string) => contract.has(name) || /(?:Input|Args|Arguments|Output)$/.test(name)
const spelledOut = /\b(?:args|input)\??: (?:Readonly<)?\{/

const problems: string[] = []
for (const file of globSync(`${MODULES}/**/*.ts`, {
  exclude: ['**/*.generated.ts', '**/*.test.ts', '**/testing/**'],
}).sort()) {
  const text = readFileSync(file, 'utf8')
  for (const name of namesIn(text).filter(isOfContract))
    problems.push(`${file} declares ${name}; take it from platform/contract/contract.generated.`)
  if (file.includes('/operations/') && spelledOut.test(text))
    problems.push(`${file} spells out its arguments; take their type from the contract.`)
  if (file.endsWith('/resolvers.ts') && !/^\} satisfies \w+Resolvers$/m.test(text))
    problems.push(`${file} lacks its satisfies.`)
}

process.stdout.write(problems.map((problem) => `${problem}\n`).join(''))
process.exit(problems.length > 0 ? 1 : 0)
