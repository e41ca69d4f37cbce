import { brands } from '@welt/brands'
import { parseEmail } from '@welt/kit/patterns'
import { confirmEmailByStaff, createAdminSecret, listAdminSecrets, revokeAdminSecret } from '#modules/customer'
import type { openDatabase } from './database.ts'

type Command = (db: ReturnType<typeof openDatabase>, args: readonly string[]) => Promise<number>

const SECRET_NAME = /^[a-z0-9][a-z0-9.-]{1,39}$/

/** Makes, ends and lists the secrets with which staff act for customers. @source R6.12, reliability §5 */
const adminSecret: Command = async (db, [verb, name = '']) => {
  if (verb === 'list') {
    for (const secret of await listAdminSecrets(db)) {
      const state = secret.revokedAt ? `revoked ${secret.revokedAt.toISOString()}` : 'in force'
      process.stdout.write(`${secret.name}  ${state}  last used ${secret.lastUsedAt?.toISOString() ?? 'never'}\n`)
    }
    return 0
  }
  if ((verb !== 'create' && verb !== 'revoke') || !SECRET_NAME.test(name)) {
    process.stderr.write('Name whose secret it is, in small letters: npm run welt -- admin-secret create jane.doe\n')
    return 1
  }
  if (verb === 'revoke') {
    const isRevoked = await revokeAdminSecret(db, name)
    process.stdout.write(isRevoked ? `The secret of ${name} is revoked.\n` : `${name} has no secret in force.\n`)
    return isRevoked ? 0 : 1
  }
  const secret = await createAdminSecret(db, name)
  process.stdout.write(secret ? `${secret}\n` : `${name} has had a secret already. Choose another name.\n`)
  return secret ? 0 : 1
}

/** Notes that a customer has shown staff that an address is theirs, as in a store. @source docs/decisions/0017 */
const confirmEmail: Command = async (db, [site = '', typed = '']) => {
  const brand = brands.find(({ id }) => id === site)
  const email = parseEmail(typed)
  if (!brand || !email) {
    process.stderr.write('Name a site and an email: npm run welt -- confirm-email mollini ana@example.com\n')
    return 1
  }
  const isConfirmed = await confirmEmailByStaff(db, brand.websiteId, email)
  process.stdout.write(isConfirmed ? `${email} is confirmed.\n` : `${email} has no account at ${brand.name}.\n`)
  return isConfirmed ? 0 : 1
}

/** Operator's commands about accounts. */
export const accountCommands: Readonly<Record<string, Command>> = { 'admin-secret': adminSecret, 'confirm-email': confirmEmail }
