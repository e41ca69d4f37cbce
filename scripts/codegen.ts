import { readFile, writeFile } from 'node:fs/promises'
import { buildASTSchema, concatAST, extendSchema, parse, printSchema } from 'graphql'
import { MODULE_LINE } from '../apps/commerce/src/graphql/module-line.ts'

const root = new URL('../', import.meta.url)
const SCHEMA_FILE = new URL('packages/contract/schema.graphql', root)

/** Each module has its block of the contract in schema.graphql: the whole schema as one text, so that a change of the API shows up in review. */
async function printedSchema(): Promise<string> {
  const blocks = await Promise.all(
    MODULE_LINE.map((name) => readFile(new URL(`apps/commerce/src/modules/${name}/schema.graphql`, root), 'utf8')),
  )
  const base = buildASTSchema(parse('type Query\ntype Mutation'), { assumeValidSDL: true })
  const schema = extendSchema(base, concatAST(blocks.map((block) => parse(block))))
  return `# Printed from the modules by npm run codegen; never edited by hand.\n\n${printSchema(schema)}\n`
}

const printed = await printedSchema()
if (printed !== (await readFile(SCHEMA_FILE, 'utf8').catch(() => ''))) {
  if (process.argv.includes('--check')) {
    process.stderr.write('packages/contract/schema.graphql is stale. Run npm run codegen and review the change.\n')
    process.exit(1)
  }
  await writeFile(SCHEMA_FILE, printed)
}
