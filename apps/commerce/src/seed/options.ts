import { parseArgs } from 'node:util'

const HELP = `npm run seed [-- --products N]
Fills the database of DATABASE_URL, or the embedded one, with the seven shops. Running it again completes what is missing and changes nothing else.

  --products N      a catalogue of N style-colours for benchmarks (default: those that have pictures)
  --help            this text
`

interface SeedOptions {
  readonly products?: number
}

/** @returns the help text when requested @throws Error for invalid options */
export function parseSeedOptions(args: readonly string[]): SeedOptions | string {
  if (args.includes('--help')) return HELP
  const { products: text } = readValues(args)
  if (text === undefined) return {}
  const products = Number(text)
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000)
    throw new Error(`--products takes a whole number from 1 to 1000000.\n\n${HELP}`)
  return { products }
}

function readValues(args: readonly string[]): { readonly products?: string | undefined } {
  try {
    return parseArgs({ args: [...args], options: { products: { type: 'string' } } }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${HELP}`)
  }
}
