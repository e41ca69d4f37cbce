import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSessionEmails } from './session-emails.ts'

test('every way to read a session’s email is found, and no other email', () => {
  for (const line of [
    'const email = ctx.viewer.session?.accountEmail',
    'const { accountEmail } = ctx.viewer.session',
    'const { session: { accountEmail: email } } = ctx.viewer',
    "const email = session['accountEmail']",
    'find(ctx.db, ctx.viewer.session.email)',
    'const { email } = ctx.viewer.session',
  ])
    assert.deepEqual(findSessionEmails(`\n${line}\n`), [2], line)
  for (const line of [
    'const own = confirmedEmailOf(ctx)',
    'order.email === email',
    'const { email } = input',
    'isOwnEmail(ctx, email)',
  ])
    assert.deepEqual(findSessionEmails(line), [], line)
})
