import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { after, afterEach, before, describe, it } from 'node:test'
import { brandOf } from '@welt/brands'
import { customerJobs } from '#modules/customer'
import { notificationJobs, queueMail } from '#modules/notifications'
import { paymentJobs } from '#modules/payment'
import type { JobType } from '../queue/define-jobs.ts'
import { enqueue, enqueueMany } from '../queue/enqueue.ts'
import type { JobContext } from '../queue/job-handler.ts'
import { type TestDatabase, withDatabase } from '../testing/database.ts'
import { until } from '../testing/until.ts'
import { jobs, recurring } from './index.ts'
import { startJobs } from './runner.ts'

/** Jobs declared anywhere in the server, by file. */
async function declaredJobs(): Promise<readonly JobType<unknown>[]> {
  const root = join(import.meta.dirname, '..')
  const found = await Promise.all(
    globSync('**/jobs.ts', { cwd: root }).map(async (file) =>
      Object.entries((await import(join(root, file))) as Record<string, object>),
    ),
  )
  return found.flat().flatMap(([name, value]) => (name.endsWith('Jobs') ? Object.values(value) : []))
}

describe('jobs', () => {
  let database: TestDatabase
  before(async () => {
    database = await withDatabase()
  })
  after(() => database.drop())
  afterEach(async () => {
    await database.pool.query('delete from graphile_worker._private_jobs')
  })

  const stored = async () => {
    const { rows } = await database.pool.query(
      'select task_identifier as job, key, max_attempts as attempts, run_at > now() as waits from graphile_worker.jobs order by key',
    )
    return rows
  }
  /** Stores a job bypassing `enqueue`. */
  const store = (job: string, payload: unknown) =>
    database.pool.query('select graphile_worker.add_job($1, $2::json)', [job, JSON.stringify(payload)])

  it('every declared job has one name and one handler', async () => {
    const names = (await declaredJobs()).map(({ name }) => name)
    assert.ok(names.length > 25)
    assert.deepEqual(names.toSorted(), Object.keys(jobs).toSorted())
    for (const { job } of recurring) assert.doesNotThrow(() => job.parse({}), `${job.name} needs nothing`)
  })

  it('a job carries the attempts of its declaration, its key and its delay', async () => {
    const card = { tokenId: 't-1', shopperReference: 'customer-1' }
    await enqueue(database.db, customerJobs['delete-stored-card'], card, { key: 'a' })
    await enqueue(database.db, notificationJobs['send-mail'], { mailId: 1 }, { key: 'b', delaySeconds: 60 })
    assert.deepEqual(await stored(), [
      { job: 'delete-stored-card', key: 'a', attempts: 8, waits: false },
      { job: 'send-mail', key: 'b', attempts: 12, waits: true },
    ])
  })

  it('a payload of another shape does not compile', () => {
    // @ts-expect-error a mail's number is a number
    const wrong = () => enqueue(database.db, notificationJobs['send-mail'], { mailId: 'a' })
    // @ts-expect-error the reference is missing
    const missing = () => enqueue(database.db, paymentJobs['return-charge'], { attemptId: 'a' })
    const notice = { websiteId: 7, email: 'a@b.co', requestId: 'r' }
    // @ts-expect-error there is no such notice
    const unknown = () => enqueue(database.db, customerJobs['account-notice'], { ...notice, kind: 'hello' })
    assert.ok([wrong, missing, unknown].every((call) => typeof call === 'function'))
  })

  it('a job of the same key is replaced, and keeps its time only when asked to', async () => {
    const settle = (delaySeconds: number, preservesDueTime: boolean) =>
      enqueue(
        database.db,
        paymentJobs['settle-payment'],
        { attemptId: 'a' },
        { key: 'a', delaySeconds, preservesDueTime },
      )
    const waits = async () => (await stored()).map((job) => job.waits)
    await settle(60, false)
    await settle(0, true)
    assert.deepEqual(await waits(), [true])
    await settle(0, false)
    assert.deepEqual(await waits(), [false])
  })

  it('a new, pending, running or dead job is stored as add_job stores it', async () => {
    const rows = async () => {
      const { rows: jobs } = await database.pool.query(`select task_id, payload, priority, attempts, max_attempts,
        last_error, key, revision, flags, job_queue_id, locked_by, run_at > now() as waits, locked_at is null as is_free
        from graphile_worker._private_jobs order by id`)
      await database.pool.query('delete from graphile_worker._private_jobs')
      return jobs
    }
    const payload = { attemptId: 'a' }
    const byQueue = () =>
      database.pool.query(
        `select graphile_worker.add_job('settle-payment', $1::json, max_attempts := 8, job_key := 'a',
          run_at := now())`,
        [JSON.stringify(payload)],
      )
    const byUs = () => enqueue(database.db, paymentJobs['settle-payment'], payload, { key: 'a' })
    const before = [
      'delete from graphile_worker._private_jobs where false',
      `update graphile_worker._private_jobs set attempts = 3, last_error = 'refused',
        run_at = now() + interval '1 hour'`,
      `update graphile_worker._private_jobs set attempts = 1, locked_at = now(), locked_by = 'worker'`,
      `update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'dead'`,
    ]
    await byQueue() // so that its task is known
    await rows()
    for (const change of before) {
      const stores = []
      for (const put of [byQueue, byUs]) {
        await put()
        await database.pool.query(change)
        await put()
        stores.push(await rows())
      }
      assert.ok(stores[0]?.length)
      assert.deepEqual(stores[1], stores[0], change)
    }
  })

  it('a due job wakes the worker; a delayed or unhurried one waits for its next poll', async () => {
    const client = await database.pool.connect()
    const woken: string[] = []
    client.on('notification', ({ channel }) => void woken.push(channel))
    try {
      await client.query('listen "jobs:insert"')
      const put = (key: string, options: { readonly delaySeconds?: number; readonly isUnhurried?: boolean }) =>
        enqueue(database.db, paymentJobs['check-attempt'], { attemptId: key }, { key, ...options })
      await put('known', {})
      await put('delayed', { delaySeconds: 30 })
      await put('unhurried', { isUnhurried: true })
      await client.query('select 1')
      const others = woken.length
      await put('due', {})
      await until(() => woken.length > others)
      assert.deepEqual([others, woken.length], [1, 2])
    } finally {
      client.release(true)
    }
  })

  it('several jobs are written with one statement, and none without a change', async () => {
    const entries = ['a', 'b', 'c'].map((attemptId) => ({ payload: { attemptId }, key: attemptId }))
    await enqueueMany(database.db, paymentJobs['check-attempt'], entries)
    await enqueueMany(database.db, paymentJobs['check-attempt'], [])
    assert.deepEqual(
      (await stored()).map(({ key }) => key),
      ['a', 'b', 'c'],
    )
  })

  it('a payload that its job cannot use fails with the field’s name, and stops no other job', async () => {
    const lines: Record<string, unknown>[] = []
    const sent: string[] = []
    const mail: JobContext['ports']['mail'] = { send: async ({ to }) => void sent.push(to) }
    const log: JobContext['log'] = (level, event, facts) => void lines.push({ level, event, ...facts })
    const config = { mailFrom: 'orders@{site}.example' } as JobContext['config']
    const ctx: JobContext = { db: database.db, config, ports: { mail } as JobContext['ports'], log }
    await store('send-mail', { mailId: 'ana@example.com' })
    await store('send-mail', null)
    await store('account-notice', { kind: 'ana@example.com', websiteId: 7, email: 'ana@example.com', requestId: 'r' })
    await store('email-confirm', { websiteId: 12345, customerId: 1 })
    await store('job-of-another-version', { email: 'ana@example.com' })
    await queueMail(database.db, {
      brand: brandOf('mollini'),
      kind: 'payment-returned',
      subjectId: 'after',
      recipient: 'bo@example.com',
      mail: { subject: 'Hello', html: '<p></p>', text: '' },
    })
    const runner = await startJobs(database.pool, ctx)
    const failed = () => lines.filter(({ event, error }) => event === 'job failed' && error === 'InvalidPayloadError')
    await until(() => failed().length === 4 && sent.length === 1)
    assert.ok(runner.isRunning())
    await runner.stop()
    assert.deepEqual(
      failed()
        .map(({ message }) => message)
        .toSorted(),
      [
        'account-notice: kind is none of password-changed, email-changed, account-closed',
        'email-confirm: websiteId is no site of ours',
        'send-mail: mailId is no positive whole number',
        'send-mail: the payload is no object',
      ],
    )
    assert.doesNotMatch(JSON.stringify(lines), /ana@/)
    const names = (await stored()).map(({ job }) => job)
    assert.ok(names.includes('job-of-another-version'), 'what this version does not know waits for one that does')
    assert.deepEqual(sent, ['bo@example.com'])
    assert.deepEqual(
      await database.db.selectFrom('mail').select('recipient').where('sent_at', 'is', null).execute(),
      [],
    )
  })
})
