import { appendFileSync, globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runFolder } from './run-folder.ts'

/** What takes longer hangs; a file takes a minute or two, on a machine that is slow and busy several times that. */
const FILE_TIMEOUT_MS = 15 * 60_000

let reports = 0

/** Arguments that run files of tests, so many at once, and have them reported. */
export function testArgs(files: readonly string[], concurrency: number): readonly string[] {
  reports += 1
  return [
    '--test',
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    `--test-reporter=${join(import.meta.dirname, 'reporter.mjs')}`,
    `--test-reporter-destination=${join(runFolder, `report-${reports}`)}`,
    `--test-concurrency=${concurrency}`,
    `--test-timeout=${FILE_TIMEOUT_MS}`,
    ...files,
  ]
}

/** A line that `reporter.mjs` writes. */
interface ReportLine {
  readonly file?: string
  readonly ms?: number
  readonly failed?: { readonly name: string; readonly file?: string; readonly line?: number }
  readonly counts?: { readonly passed: number; readonly failed: number; readonly cancelled: number }
}

/** Notes how long a file took that was run in a process of its own: such a process does not report it. */
export function noteDuration(file: string, ms: number): void {
  appendFileSync(join(runFolder, 'report-durations'), `${JSON.stringify({ file: join(root, file), ms })}\n`)
}

/** What the files of tests of this run reported. */
export interface Report {
  readonly passed: number
  readonly failed: number
  /** Name and place of each failed test. */
  readonly failures: readonly string[]
  readonly durations: readonly (readonly [file: string, ms: number])[]
}

const placeOf = (file: string | undefined, line: number | undefined) =>
  file === undefined ? '' : `${relative(root, file)}${line === undefined ? '' : `:${line}`}  `

/** Reads what all files of tests reported so far. */
export function readReport(): Report {
  const text = globSync(join(runFolder, 'report-*')).map((file) => readFileSync(file, 'utf8'))
  const lines = text
    .join('')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ReportLine)
  const counts = lines.flatMap(({ counts }) => counts ?? [])
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed, cancelled }) => sum + failed + cancelled, 0),
    failures: lines.flatMap(({ failed }) => (failed ? [`${placeOf(failed.file, failed.line)}${failed.name}`] : [])),
    durations: lines.flatMap(({ file, ms }) =>
      file === undefined || ms === undefined ? [] : [[relative(root, file), ms] as const],
    ),
  }
}
