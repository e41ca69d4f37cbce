import { chances } from '../../modules/search/engine/testing/generated-documents.ts'

export { chances }

export interface RandomRun {
  readonly rounds: number
  readonly seed: number
  readonly chance: () => number
}

const MOST_SEEDS = 2 ** 31

function setting(name: string): number | undefined {
  const text = process.env[name]
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`${name} is a whole number from 1 up, not "${text}".`)
  return value
}

/**
 * A few rounds in `npm test`, RANDOM_TIMES as many in `npm run bench -- --only oracles`. Prints the seed; RANDOM_SEED
 * repeats it.
 */
export function randomRun(name: string, fewRounds: number): RandomRun {
  const seed = setting('RANDOM_SEED') ?? 1 + Math.floor(Math.random() * MOST_SEEDS)
  const rounds = fewRounds * (setting('RANDOM_TIMES') ?? 1)
  process.stdout.write(`${name}: ${rounds} rounds; RANDOM_SEED=${seed} draws them again.\n`)
  return { rounds, seed, chance: chances(seed) }
}
