import { readFileSync } from 'node:fs'
import { brands } from '@welt/brands'
import { parseEmail } from '@welt/kit/text/patterns'
import {
  confirmEmailByStaff,
  createAdminSecret,
  type Erasure,
  eraseAgain,
  listAdminSecrets,
  listErasures,
  revokeAdminSecret,
} from '#modules/customer'
import type { openDatabase } from '../platform/database.ts'
import { UsageError } from './calls.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const SECRET_NAME = /^[a-z0-9][a-z0-9.-]{1,39}$/

/** Manages the secrets with which staff act for customers. [R6.12] */
const adminSecret: Command = async (db, [verb, name = '']) => {
  if (verb === 'list') {
    for (const secret of await listAdminSecrets(db)) {
      const state = secret.revokedAt ? `revoked ${secret.revokedAt.toISOString()}` : 'in force'
      process.stdout.write(`${secret.name}  ${state}  last used ${secret.lastUsedAt?.toISOString() ?? 'never'}\n`)
    }
    return 0
  }
  if (!SECRET_NAME.test(name))
    throw new UsageError("Give the owner's name in lower case: npm run welt -- admin-secret create jane.doe")
  if (verb === 'revoke') {
    const isRevoked = await revokeAdminSecret(db, name)
    process.stdout.write(isRevoked ? `The secret of ${name} is revoked.\n` : `${name} has no secret in force.\n`)
    return isRevoked ? 0 : 1
  }
  const secret = await createAdminSecret(db, name)
  process.stdout.write(secret ? `${secret}\n` : `${name} has had a secret already. Choose another name.\n`)
  return secret ? 0 : 1
}

/** Marks an email as confirmed after staff verified it, for example in a store. [decision 17] */
const confirmEmail: Command = async (db, [site = '', typed = '']) => {
  const brand = brands.find(({ id }) => id === site)
  const email = parseEmail(typed)
  if (!brand || !email)
    throw new UsageError('Give a site and an email: npm run welt -- confirm-email mollini ana@example.com')
  const isConfirmed = await confirmEmailByStaff(db, brand.websiteId, email)
  process.stdout.write(isConfirmed ? `${email} is confirmed.\n` : `${email} has no account at ${brand.name}.\n`)
  return isConfirmed ? 0 : 1
}

const ERASURE = /^(\d{1,15}) (\d{1,3}) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/

function parseErasure(line: string): Erasure | undefined {
  const [, customerId, websiteId, erasedAt = ''] = ERASURE.exec(line) ?? []
  return customerId === undefined
    ? undefined
    : { customerId: Number(customerId), websiteId: Number(websiteId), erasedAt: new Date(erasedAt) }
}

/** Lists deleted accounts for storage outside the database, and deletes them again after a restore. */
const erasures: Command = async (db, [verb, given = '']) => {
  if (verb === 'list') {
    const since = given === '' ? new Date(0) : new Date(given)
    if (Number.isNaN(since.getTime()))
      throw new UsageError(`"${given}" is not a date: npm run welt -- erasures list 2026-01-31`)
    for (const { customerId, websiteId, erasedAt } of await listErasures(db, since))
      process.stdout.write(`${customerId} ${websiteId} ${erasedAt.toISOString()}\n`)
    return 0
  }
  const lines = readFileSync(given, 'utf8').split('\n').filter(Boolean)
  const parsed = lines.map(parseErasure)
  const [wrong] = lines.filter((_, at) => parsed[at] === undefined)
  if (wrong !== undefined) {
    process.stderr.write(`This is no line of the list, so nothing is deleted: ${wrong.slice(0, 80)}\n`)
    return 1
  }
  let count = 0
  for (const one of parsed) if (one && (await eraseAgain(db, one))) count += 1
  process.stdout.write(`${count} of ${lines.length} accounts were there again and are deleted.\n`)
  return 0
}

export const accountCommands: Readonly<Record<string, Command>> = {
  'admin-secret': adminSecret,
  'confirm-email': confirmEmail,
  erasures,
}
