import type { Print } from './command.ts'
import { filesOf, groups, type Stage } from './stages.ts'
import { readReport } from './test-files.ts'

export interface Ending {
  readonly name: string
  readonly isGood: boolean
  readonly ms: number
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
const write: Print = (text) => void process.stdout.write(text)

/** Streams the output, or prints it at the end if other stages run in parallel. */
async function runStage(stage: Stage, files: readonly string[], isAlone: boolean): Promise<Ending> {
  const startedAt = Date.now()
  const title = `\n── ${stage.name}\n`
  let kept = title
  const buffer: Print = (text) => {
    kept += text
  }
  if (isAlone) write(title)
  const isGood = await stage.run(isAlone ? write : buffer, files).catch((error: unknown) => {
    ;(isAlone ? write : buffer)(`${error instanceof Error ? error.message : String(error)}\n`)
    return false
  })
  const ms = Date.now() - startedAt
  if (!isAlone) write(kept)
  write(`── ${stage.name} ${isGood ? 'passed' : 'FAILED'} (${seconds(ms)})\n`)
  return { name: stage.name, isGood, ms }
}

export async function runStages(
  isWanted: (stage: Stage) => boolean,
  isFileWanted: (file: string) => boolean,
): Promise<readonly Ending[]> {
  const endings: Ending[] = []
  for (const group of groups) {
    const stages = group.filter(isWanted)
    const run = (stage: Stage) => runStage(stage, filesOf(stage).filter(isFileWanted), stages.length === 1)
    endings.push(...(await Promise.all(stages.map(run))))
  }
  return endings
}

const row = (left: string, right: string) => `${left.padStart(9)}  ${right}`
const block = (title: string, rows: readonly string[]) => (rows.length > 0 ? `\n${title}\n${rows.join('\n')}\n` : '')

export function closingText(endings: readonly Ending[], totalMs: number): string {
  const { passed, failed, failures, durations } = readReport()
  const stages = endings.map(({ name, isGood, ms }) => row(seconds(ms), `${name}${isGood ? '' : ', FAILED'}`))
  const slowest = durations.toSorted(([, a], [, b]) => b - a).slice(0, 20)
  const bad = endings.filter(({ isGood }) => !isGood).map(({ name }) => name)
  return [
    slowest.length > 1
      ? block(
          'The slowest files:',
          slowest.map(([file, ms]) => row(seconds(ms), file)),
        )
      : '',
    block('The stages:', [...stages, row(seconds(totalMs), 'together')]),
    block(
      'Failed tests:',
      failures.map((failure) => `  ${failure}`),
    ),
    bad.length > 0 ? `\nFailed: ${bad.join(', ')}\n` : '\nEverything holds.\n',
    `${passed} passed, ${failed} failed\n`,
  ].join('')
}
