import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { buildStorefront } from '../../build.ts'
import { missingForFailover } from '../cluster.ts'
import { type Fault, type Survivor, startSurvivor, until } from './faults.ts'

const missing = missingForFailover()

describe('a PostgreSQL that survives its leader', { skip: missing && `no failover here: ${missing}` }, () => {
  let survivor: Survivor
  const orders: string[] = []
  before(async () => {
    await buildStorefront()
    survivor = await startSurvivor()
  })
  after(() => survivor?.cluster.close())

  for (const fault of ['leader killed', 'leader cut off'] as const satisfies readonly Fault[])
    it(`${fault}: another leads, all pages are shown, the former accepts no write`, async (test) => {
      const outcome = await survivor.provoke(fault)
      orders.push(...outcome.orders)
      assert.notEqual(outcome.to, outcome.from)
      assert.deepEqual(outcome.missedPages, [])
      const { pages, refusals, longestGapMs } = outcome
      const gap = `${(longestGapMs / 1000).toFixed(1)} s`
      test.diagnostic(
        `${gap} without a change, ${JSON.stringify(refusals)} refused, ${pages} pages, ${orders.length} orders`,
      )
    })

  it('no acknowledged order is lost, each has one mail, the invariants hold', async () => {
    let faults: readonly string[] = []
    const areRight = async () => {
      faults = await survivor.findFaults(orders)
      return faults.length === 0
    }
    await until(areRight, () => `${faults.join('\n')}\n${survivor.cluster.machine('worker-1').said().slice(-3000)}`)
    assert.ok(orders.length > 0)
  })
})
