import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter'
import type { ReportLine } from './test-files.ts'

const durationOf = (tests: readonly TestCase[]) =>
  tests.flatMap(({ results }) => results).reduce((totalMs, { duration }) => totalMs + duration, 0)

/** What `reporter.mjs` writes of Node's tests. A journey that did not run has failed. */
function reportOf(tests: readonly TestCase[]): readonly ReportLine[] {
  const failed = tests.filter((test) => test.results.length === 0 || !test.ok())
  return [
    ...[...Map.groupBy(tests, ({ location }) => location.file)].map(([file, own]) => ({ file, ms: durationOf(own) })),
    ...failed.map(({ title, location: { file, line } }) => ({ failed: { name: title, file, line } })),
    { counts: { passed: tests.length - failed.length, failed: failed.length, cancelled: 0 } },
  ]
}

export default class JourneyReporter implements Reporter {
  #journeys: Suite | undefined

  onBegin(_: FullConfig, journeys: Suite): void {
    this.#journeys = journeys
  }

  onEnd({ status }: FullResult): void {
    const lines = reportOf(this.#journeys?.allTests() ?? []).map((line) => `${JSON.stringify(line)}\n`)
    const folder = process.env.WELT_TEST_RUN
    if (folder) appendFileSync(join(folder, `report-journeys-${process.pid}`), lines.join(''))
    if (status === 'timedout')
      process.stdout.write('The minutes of TEST_MINUTES were over before all journeys had ended.\n')
  }
}
