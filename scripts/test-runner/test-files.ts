import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root, runFolder } from './run-folder.ts'

/** Several times what a file takes on a slow, busy machine. */
const FILE_TIMEOUT_MS = 15 * 60_000

let reports = 0

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

export interface ReportLine {
  readonly file?: string
  readonly ms?: number
  readonly failed?: { readonly name: string; readonly file?: string; readonly line?: number }
  readonly counts?: { readonly passed: number; readonly failed: number; readonly cancelled: number }
}

export interface Report {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  readonly durations: readonly (readonly [file: string, ms: number])[]
}

const placeOf = (file: string | undefined, line: number | undefined) =>
  file === undefined ? '' : `${relative(root, file)}${line === undefined ? '' : `:${line}`}  `

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
