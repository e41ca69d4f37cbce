import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS, localDate } from '@welt/kit/time'
import { sql } from 'kysely'
import { changeEmail, confirmEmail, registerCustomer } from '#src/testing/customer'
import { runJobs } from '#src/testing/shop'
import { closeRewards, openRewards, shop } from '../testing/rewards.ts'
import { findBirthdays, sendBirthdayReward } from './birthdays.ts'

const TODAY = localDate(new Date(), 'Australia/Melbourne').slice(4)

before(openRewards)
after(closeRewards)

const LONG_DAYS = 31

async function register(email: string, birthDate: string, { isConfirmed = true, knownDays = LONG_DAYS } = {}) {
  const customer = await registerCustomer(shop.server, email)
  if (isConfirmed) await confirmEmail(shop.database, customer)
  const { db } = shop.database
  const knownSince = new Date(Date.now() - knownDays * DAY_MS)
  await sql`update customer set date_of_birth = ${birthDate}::date where id = ${customer.id}`.execute(db)
  await sql`update customer set date_of_birth_set_at = ${knownSince} where id = ${customer.id}`.execute(db)
  return customer
}

async function findAndSend() {
  await findBirthdays(shop.database.db)
  await runJobs(shop, ['send-birthday-reward'])
}

const mailedTo = async (email: string) =>
  (
    await shop.database.db
      .selectFrom('mail')
      .select('id')
      .where('recipient', '=', email)
      .where('kind', '=', 'loyalty-birthday')
      .execute()
  ).length

test('a birthday brings one reward of the tier a year, to confirmed emails only [A97]', async () => {
  await register('gold@example.com', `1988${TODAY}`)
  await register('member@example.com', `1992${TODAY}`)
  await register('unconfirmed@example.com', `1990${TODAY}`, { isConfirmed: false })
  await register('other@example.com', TODAY === '-06-01' ? '1990-06-02' : '1990-06-01')
  const gold = { id: 'M1', email: 'gold@example.com', firstname: 'Go', lastname: 'Ld', spendCents: 40_000 }
  shop.loyalty.members.set(gold.email, { ...gold, lastPurchaseDate: undefined })
  for (let day = 0; day < 2; day += 1) await findAndSend()
  const { rows } = await sql<{ recipient: string; subject: string }>`
    select recipient, subject from mail where kind = 'loyalty-birthday' order by recipient`.execute(shop.database.db)
  assert.deepEqual(rows, [
    { recipient: 'gold@example.com', subject: 'Happy birthday: $30 off from Williams' },
    { recipient: 'member@example.com', subject: 'Happy birthday: $10 off from Williams' },
  ])
})

test('a birthday named or changed shortly before the day brings a reward from the next year on', async () => {
  const { db } = shop.database
  await register('new@example.com', `1991${TODAY}`, { knownDays: 29 })
  const changed = await register('changed@example.com', `1990${TODAY}`)
  await sql`update customer set date_of_birth = ${`1991${TODAY}`}::date where id = ${changed.id}`.execute(db)
  await findAndSend()
  assert.deepEqual([await mailedTo('new@example.com'), await mailedTo('changed@example.com')], [0, 0])
  await sql`update customer set firstname = 'Eve' where id = ${changed.id}`.execute(db)
  await sql`insert into site_setting (website_id, key, value) values (9, 'loyalty_birthday_notice_days', '0')`.execute(
    db,
  )
  await findAndSend()
  assert.deepEqual([await mailedTo('new@example.com'), await mailedTo('changed@example.com')], [1, 1])
})

test('a member who changes the email and confirms the new one has no second reward in the year', async () => {
  const { db } = shop.database
  const member = await register('first@example.com', `1985${TODAY}`)
  await findAndSend()
  const headers = await changeEmail(shop.server, member, 'second@example.com')
  await confirmEmail(shop.database, member)
  await findAndSend()
  // A job that began with the old email.
  await sendBirthdayReward(shop.jobContext, member.id)
  assert.deepEqual([await mailedTo('first@example.com'), await mailedTo('second@example.com')], [1, 0])
  await changeEmail(shop.server, { headers }, 'first@example.com')
  await confirmEmail(shop.database, member)
  await findAndSend()
  assert.equal(await mailedTo('first@example.com'), 1)
  const newcomer = await register('second@example.com', `1985${TODAY}`)
  await findAndSend()
  assert.equal(await mailedTo('second@example.com'), 1)
  await sql`update loyalty_reward set year = year - 1 where customer_id = ${newcomer.id}`.execute(db)
  await findAndSend()
  assert.equal(await mailedTo('second@example.com'), 2)
})

test('one of two jobs at once, before and after a change of the email, sends the reward', async () => {
  const member = await register('before@example.com', `1984${TODAY}`)
  const moved = Promise.withResolvers<void>()
  // The first job has read the old email by then.
  const waiting = { ...shop.jobContext.ports.loyalty, findMember: async () => moved.promise.then(() => undefined) }
  const first = sendBirthdayReward(
    { ...shop.jobContext, ports: { ...shop.jobContext.ports, loyalty: waiting } },
    member.id,
  )
  await changeEmail(shop.server, member, 'after@example.com')
  await confirmEmail(shop.database, member)
  const second = sendBirthdayReward(shop.jobContext, member.id)
  moved.resolve()
  await Promise.all([first, second])
  const mails = [await mailedTo('before@example.com'), await mailedTo('after@example.com')]
  assert.deepEqual(mails.toSorted(), [0, 1])
})
