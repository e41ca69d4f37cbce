import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { confirmEmail, registerCustomer } from '#src/testing/customer'
import { runJobs } from '#src/testing/shop'
import { closeRewards, openRewards, shop } from '../testing/rewards.ts'
import { findBirthdays } from './birthdays.ts'

const TODAY = localDate(new Date(), 'Australia/Melbourne').slice(4)

before(openRewards)
after(closeRewards)

async function register(email: string, birthDate: string, isConfirmed = true) {
  const customer = await registerCustomer(shop.server, email)
  if (isConfirmed) await confirmEmail(shop.database, customer)
  await sql`update customer set date_of_birth = ${birthDate}::date where id = ${customer.id}`.execute(shop.database.db)
}

test('a birthday brings one reward of the tier a year, to confirmed emails only [A97]', async () => {
  await register('gold@example.com', `1988${TODAY}`)
  await register('member@example.com', `1992${TODAY}`)
  await register('unconfirmed@example.com', `1990${TODAY}`, false)
  await register('other@example.com', TODAY === '-06-01' ? '1990-06-02' : '1990-06-01')
  const gold = { id: 'M1', email: 'gold@example.com', firstname: 'Go', lastname: 'Ld', spendCents: 40_000 }
  shop.loyalty.members.set(gold.email, { ...gold, lastPurchaseDate: undefined })
  for (let day = 0; day < 2; day += 1) {
    await findBirthdays(shop.database.db)
    await runJobs(shop, ['send-birthday-reward'])
  }
  const { rows } = await sql<{ recipient: string; subject: string }>`
    select recipient, subject from mail where kind = 'loyalty-birthday' order by recipient`.execute(shop.database.db)
  assert.deepEqual(rows, [
    { recipient: 'gold@example.com', subject: 'Happy birthday: $30 off from Williams' },
    { recipient: 'member@example.com', subject: 'Happy birthday: $10 off from Williams' },
  ])
})
