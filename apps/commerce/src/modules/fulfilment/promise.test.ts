import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dispatchFor, promiseFor } from './promise.ts'
import { plannedZones } from './zones/planned-zones.ts'

const standard = { methodCode: 'STEFPP', minDays: 2, maxDays: 5 }
const TO_MELBOURNE = { from: [{ country: 'AU' }], to: { country: 'AU', zones: plannedZones } } as const

test("an order before two o'clock on a working day leaves that day", () => {
  assert.deepEqual(promiseFor(standard, new Date('2026-11-18T02:59:00Z'), TO_MELBOURNE), {
    earliest: '2026-11-20',
    latest: '2026-11-25',
  })
})

test('a later one, and one at the weekend, leaves on the next working day', () => {
  assert.deepEqual(promiseFor(standard, new Date('2026-11-18T03:00:00Z'), TO_MELBOURNE), {
    earliest: '2026-11-23',
    latest: '2026-11-26',
  })
  assert.deepEqual(promiseFor(standard, new Date('2026-11-21T01:00:00Z'), TO_MELBOURNE), {
    earliest: '2026-11-25',
    latest: '2026-11-30',
  })
})

test('days are right over month end, year end and the change of clocks', () => {
  assert.deepEqual(
    promiseFor({ methodCode: 'STEFPP', minDays: 1, maxDays: 3 }, new Date('2026-12-31T00:00:00Z'), TO_MELBOURNE),
    {
      earliest: '2027-01-04',
      latest: '2027-01-06',
    },
  )
  assert.deepEqual(
    promiseFor({ methodCode: 'STEFPP', minDays: 1, maxDays: 1 }, new Date('2026-10-02T02:00:00Z'), TO_MELBOURNE),
    {
      earliest: '2026-10-05',
      latest: '2026-10-05',
    },
  )
  assert.deepEqual(
    promiseFor({ methodCode: 'STEFPP', minDays: 1, maxDays: 1 }, new Date('2028-02-28T23:00:00Z'), TO_MELBOURNE),
    {
      earliest: '2028-03-01',
      latest: '2028-03-01',
    },
  )
})

test('a parcel neither leaves nor arrives on public holidays', () => {
  const overnight = { methodCode: 'STEFPP', minDays: 1, maxDays: 2 }
  // The warehouse is closed on Melbourne Cup day; an order of that morning leaves on Wednesday.
  assert.deepEqual(promiseFor(overnight, new Date('2026-11-02T22:00:00Z'), TO_MELBOURNE), {
    earliest: '2026-11-05',
    latest: '2026-11-06',
  })
  // Good Friday to Easter Monday.
  assert.deepEqual(promiseFor(overnight, new Date('2026-04-02T00:00:00Z'), TO_MELBOURNE), {
    earliest: '2026-04-07',
    latest: '2026-04-08',
  })
  // Christmas Day and Boxing Day, which moved to Monday.
  assert.deepEqual(promiseFor(overnight, new Date('2026-12-24T00:00:00Z'), TO_MELBOURNE), {
    earliest: '2026-12-29',
    latest: '2026-12-30',
  })
})

test('each country has its own holidays', () => {
  const toNz = { from: [{ country: 'NZ' }], to: { country: 'NZ', zones: plannedZones } } as const
  const nextDay = { methodCode: 'STEFPP', minDays: 1, maxDays: 1 }
  // Matariki, Friday 10 July 2026, and Labour Day, Monday 26 October 2026.
  assert.equal(promiseFor(nextDay, new Date('2026-07-08T22:00:00Z'), toNz).earliest, '2026-07-13')
  assert.equal(promiseFor(nextDay, new Date('2026-07-08T22:00:00Z'), TO_MELBOURNE).earliest, '2026-07-10')
  assert.equal(promiseFor(nextDay, new Date('2026-10-22T22:00:00Z'), toNz).earliest, '2026-10-27')
})

test('until when an order leaves on which day, on the clock of where it leaves', () => {
  const { from: brand } = TO_MELBOURNE
  assert.deepEqual(dispatchFor(new Date('2026-11-18T02:59:00Z'), brand), {
    day: '2026-11-18',
    orderBefore: '2026-11-18T14:00:00+11:00',
  })
  assert.deepEqual(dispatchFor(new Date('2026-11-18T03:00:00Z'), brand), {
    day: '2026-11-19',
    orderBefore: '2026-11-19T14:00:00+11:00',
  })
  assert.deepEqual(dispatchFor(new Date('2026-04-02T04:00:00Z'), brand), {
    day: '2026-04-07',
    orderBefore: '2026-04-07T14:00:00+10:00',
  })
  assert.deepEqual(dispatchFor(new Date('2026-11-18T00:59:00Z'), [{ country: 'NZ' }]), {
    day: '2026-11-18',
    orderBefore: '2026-11-18T14:00:00+13:00',
  })
  assert.equal(dispatchFor(new Date('2026-11-18T01:00:00Z'), [{ country: 'NZ' }]).day, '2026-11-19')
})

test('parcels from two places: the first day of the first, the last day of the last', () => {
  const perth = { country: 'AU', state: 'WA', zone: 'Australia/Perth' } as const
  const overnight = { methodCode: 'EXPRESS', minDays: 1, maxDays: 1 }
  // Half past two in Melbourne, half past eleven in Perth.
  const now = new Date('2026-11-18T03:30:00Z')
  const to = { country: 'AU', zones: plannedZones } as const
  assert.deepEqual(promiseFor(overnight, now, { from: [perth], to }), { earliest: '2026-11-19', latest: '2026-11-19' })
  assert.deepEqual(promiseFor(overnight, now, { from: [{ country: 'AU' }, perth], to }), {
    earliest: '2026-11-19',
    latest: '2026-11-20',
  })
  assert.equal(dispatchFor(now, [{ country: 'AU' }, perth]).orderBefore, '2026-11-18T14:00:00+08:00')
})
