import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * What a command was called with. With --help it says how it is called and ends; so it does with an option that it does
 * not know.
 */
export function readOptions<T extends ParseArgsConfig>(config: T, help: string): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).includes('--help')) {
    process.stdout.write(help)
    process.exit(0)
  }
  try {
    return parseArgs(config)
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n\n${help}`)
    process.exit(2)
  }
}
