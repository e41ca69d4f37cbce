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
import { Refusal, UsageError } from './calls.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const print = (isJson: boolean, facts: unknown, lines: readonly string[]) =>
  void process.stdout.write(isJson ? `${JSON.stringify(facts)}\n` : lines.map((line) => `${line}\n`).join(''))

const split = (args: readonly string[]) => ({
  words: args.filter((typed) => typed !== '--json'),
  isJson: args.includes('--json'),
})

const SECRET_NAME = /^[a-z0-9][a-z0-9.-]{1,39}$/

/** Manages the secrets with which staff act for customers. [R6.12] */
const adminSecret: Command = async (db, args) => {
  const { words, isJson } = split(args)
  const [verb, name = ''] = words
  if (verb === 'list') {
    const secrets = await listAdminSecrets(db)
    const lines = secrets.map((secret) => {
      const state = secret.revokedAt ? `revoked ${secret.revokedAt.toISOString()}` : 'in force'
      return `${secret.name}  ${state}  last used ${secret.lastUsedAt?.toISOString() ?? 'never'}`
    })
    print(isJson, secrets, lines)
    return 0
  }
  if (!SECRET_NAME.test(name))
    throw new UsageError("Give the owner's name in lower case: npm run welt -- admin-secret create jane.doe")
  if (verb === 'revoke') {
    const isRevoked = await revokeAdminSecret(db, name)
    print(isJson, { name, isRevoked }, [
      isRevoked ? `The secret of ${name} is revoked.` : `${name} has no secret in force.`,
    ])
    return isRevoked ? 0 : 1
  }
  const secret = await createAdminSecret(db, name)
  print(isJson, { name, secret: secret ?? null }, [secret ?? `${name} has had a secret already. Choose another name.`])
  return secret ? 0 : 1
}

/** Marks an email as confirmed after staff verified it, for example in a store. [decision 17] */
const confirmEmail: Command = async (db, args) => {
  const { words, isJson } = split(args)
  const [site = '', typed = ''] = words
  const brand = brands.find(({ id }) => id === site)
  const email = parseEmail(typed)
  if (!brand || !email)
    throw new UsageError('Give a site and an email: npm run welt -- confirm-email mollini ana@example.com')
  const isConfirmed = await confirmEmailByStaff(db, brand.websiteId, email)
  print(isJson, { email, isConfirmed }, [
    isConfirmed ? `${email} is confirmed.` : `${email} has no account at ${brand.name}.`,
  ])
  return isConfirmed ? 0 : 1
}

const ERASURE = /^(\d{1,15}) (\d{1,3}) (\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/

function parseErasure(line: string): Erasure | undefined {
  const [, customerId, websiteId, erasedAt = ''] = ERASURE.exec(line) ?? []
  return customerId === undefined
    ? undefined
    : { customerId: Number(customerId), websiteId: Number(websiteId), erasedAt: new Date(erasedAt) }
}

/** @throws Refusal */
function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n').filter(Boolean)
  } catch {
    throw new Refusal(`${file} can't be read.`)
  }
}

/** Lists deleted accounts for storage outside the database, and deletes them again after a restore. */
const erasures: Command = async (db, args) => {
  const { words, isJson } = split(args)
  const [verb, given = ''] = words
  if (verb === 'list') {
    const since = given === '' ? new Date(0) : new Date(given)
    if (Number.isNaN(since.getTime()))
      throw new UsageError(`"${given}" is not a date: npm run welt -- erasures list 2026-01-31`)
    const erased = await listErasures(db, since)
    const lines = erased.map(
      ({ customerId, websiteId, erasedAt }) => `${customerId} ${websiteId} ${erasedAt.toISOString()}`,
    )
    print(isJson, erased, lines)
    return 0
  }
  const lines = readLines(given)
  const parsed = lines.map(parseErasure)
  const [wrong] = lines.filter((_, at) => parsed[at] === undefined)
  if (wrong !== undefined)
    throw new Refusal(`This is not a line of the list, so nothing is deleted: ${wrong.slice(0, 80)}`)
  let count = 0
  for (const one of parsed) if (one && (await eraseAgain(db, one))) count += 1
  print(isJson, { deleted: count, listed: lines.length }, [
    `${count} of ${lines.length} accounts were there again and are deleted.`,
  ])
  return 0
}

export const accountCommands: Readonly<Record<string, Command>> = {
  'admin-secret': adminSecret,
  'confirm-email': confirmEmail,
  erasures,
}
