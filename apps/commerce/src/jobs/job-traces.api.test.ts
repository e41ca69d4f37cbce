import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTracer } from '@welt/kit/telemetry/trace'
import { siteJobs } from '#modules/site'
import { enqueue } from '../queue/enqueue.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { startJobs } from './runner.ts'

let database: TestDatabase

before(async () => {
  database = await withDatabase()
})
after(async () => {
  setTracer(undefined)
  await database.drop()
})

const PARENT = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`

test('a job that a sampled trace enqueues is linked to it, others run as before', async () => {
  const runs: { readonly job: string; readonly link: string | undefined }[] = []
  let isSampled = true
  setTracer({
    serve: () => (work) => work(),
    inSpan: (_name, _kind, _facts, work) => work(),
    runJob: (job, link, work) => {
      runs.push({ job, link })
      return work()
    },
    traceparent: () => PARENT,
    isSampled: () => isSampled,
    traceId: () => undefined,
    stop: async () => undefined,
  })
  await enqueue(database.db, siteJobs['purge-rate-limits'], {}, { key: 'sampled' })
  isSampled = false
  await enqueue(database.db, siteJobs['purge-audit-records'], {}, { key: 'not sampled' })
  const ctx = { db: database.db, config: {}, ports: {}, log: () => undefined } as unknown as JobContext
  const runner = await startJobs(database.pool, ctx)
  const linksOf = (name: string) => new Set(runs.filter(({ job }) => job === name).map(({ link }) => link))
  await until(() => linksOf('purge-rate-limits').has(PARENT) && linksOf('purge-audit-records').size > 0)
  await runner.stop()
  assert.deepEqual([...linksOf('purge-audit-records')], [undefined])
})
