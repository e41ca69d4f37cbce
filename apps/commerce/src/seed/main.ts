import { parseArgs } from 'node:util'
import { jsonProgress, lineProgress } from './progress.ts'
import { runSeed } from './run.ts'

const HELP = `Fills the database of DATABASE_URL with the seven shops. Running it again completes what is missing and changes nothing else.

  --products N      a catalogue of N style-colours for benchmarks (default: those that have pictures)
  --progress json   one JSON object a stage instead of a line of text
  --help            this text
`

/** The number after --products. @throws Error when it is not a whole number from 1 to 1,000,000. */
function parseProducts(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const products = Number(text)
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000)
    throw new Error('--products takes a whole number from 1 to 1000000.')
  return products
}

/** What went wrong and why, without a stack. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n  Reason: ${reasonOf(error.cause)}`
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { products: { type: 'string' }, progress: { type: 'string' }, help: { type: 'boolean' } } })
  if (values.help) {
    process.stdout.write(HELP)
    return
  }
  const databaseUrl = process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('The setting DATABASE_URL is missing.')
  const products = parseProducts(values.products)
  const write = (text: string) => void process.stderr.write(text)
  const progress = values.progress === 'json' ? jsonProgress(write) : lineProgress(write)
  await runSeed(databaseUrl, products === undefined ? { progress } : { progress, products })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
