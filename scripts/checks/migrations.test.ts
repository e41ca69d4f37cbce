import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { changedMigrations, contractionsOf, readRecord } from './migrations.ts'

const [OLD, OTHER] = ['a'.repeat(64), 'b'.repeat(64)]

test('a recorded migration that differs or is gone is a problem, a new one is none', () => {
  const recorded = readRecord(`${OLD}  0001-first.ts\n${OLD}  0001-0099/shop.sql\n`)
  assert.deepEqual(changedMigrations(recorded, new Map([...recorded, ['0002-new.ts', OTHER]])), [])
  assert.deepEqual(changedMigrations(recorded, new Map([['0001-first.ts', OTHER]])), [
    '0001-first.ts was changed after it was recorded; write a new migration instead.',
    '0001-0099/shop.sql is gone, but databases have run it.',
  ])
})

test('the baseline is recorded', () => {
  const file = join(import.meta.dirname, '../../apps/commerce/migrations/recorded.txt')
  assert.ok(readRecord(readFileSync(file, 'utf8')).has('0001-0099/0001-baseline.ts'))
})

test('a migration that takes from the former version is a problem, unless its name says so', () => {
  const NAME = '9001-next.ts'
  const contracting = [
    'drop table coupon;',
    'alter table orders drop column carrier_code, add note text;',
    'alter table orders add note text, drop carrier_code;',
    'drop function shop_now();',
    'alter table orders rename column email to mail;',
    'alter table orders rename to purchase;',
    'alter table orders alter column total_cents type bigint;',
    'alter table orders alter column note set not null;',
    'alter table orders add column note text not null;',
    'alter table orders alter column id drop identity;',
    'create function f() returns int language sql as $$ select 1 $$; do $$ begin drop table coupon; end $$;',
  ]
  for (const text of contracting) {
    assert.equal(contractionsOf(NAME, text).length, 1, text)
    assert.match(contractionsOf(NAME, text)[0] ?? '', /^9001-next\.ts .*NNNN-contract-…\.$/)
    assert.deepEqual(contractionsOf('9002-contract-next.ts', text), [])
  }
  const expanding = [
    'create table note (id int primary key, text text not null);',
    'alter table orders add column note text, add column at timestamptz not null default now();',
    'alter table orders drop constraint total, add constraint total check (total_cents >= 0);',
    'alter table orders alter column note drop not null, alter column note drop default;',
    'drop trigger stock_deliverable on stock; create or replace function f() returns int language sql as $$ select 1 $$;',
    'alter table periods.audit alter column id drop identity;',
    "create function f() returns void language plpgsql as $$ begin execute 'drop table month'; end $$;",
  ]
  for (const text of expanding) assert.deepEqual(contractionsOf(NAME, text), [], text)
})
