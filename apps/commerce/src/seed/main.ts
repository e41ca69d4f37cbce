import { parseSeedOptions } from './options.ts'
import { lineProgress } from './progress.ts'
import { runSeed } from './run.ts'

/** Omits the stack. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause === undefined ? error.message : `${error.message}\n  Reason: ${reasonOf(error.cause)}`
}

async function main(): Promise<void> {
  const options = parseSeedOptions(process.argv.slice(2))
  if (typeof options === 'string') {
    process.stdout.write(options)
    return
  }
  const databaseUrl = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!databaseUrl) throw new Error('The setting DATABASE_URL is missing.')
  await runSeed(databaseUrl, { ...options, progress: lineProgress((text) => void process.stderr.write(text)) })
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${reasonOf(error)}\n`)
  process.exitCode = 1
}
