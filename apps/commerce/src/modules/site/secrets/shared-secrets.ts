import { randomBytes, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import type { Log } from '@welt/kit/log'
import type { Config } from '#src/platform/config'
import type { Db } from '#src/platform/database'

const derive = promisify(scrypt) as (secret: string, salt: Buffer, length: number) => Promise<Buffer>

const BYTES = 16

export interface DifferingSecret {
  readonly setting: string
  /** When the other processes' value was noted. */
  readonly since: Date
}

/** The current value first, then former ones that are still accepted. */
const sharedSecrets = (config: SharedConfig): readonly (readonly [string, readonly [string, ...string[]]])[] => [
  ['PURGE_TOKEN', [config.purgeToken]],
  ['SERVICE_KEY', [config.serviceKey]],
  ['SIGNING_SECRET', [config.signingSecret, ...config.previousSigningSecrets]],
]

type SharedConfig = Pick<Config, 'purgeToken' | 'serviceKey' | 'signingSecret' | 'previousSigningSecrets'>

async function findDiffering(
  db: Db,
  setting: string,
  [current, ...former]: readonly [string, ...string[]],
): Promise<readonly DifferingSecret[]> {
  const salt = randomBytes(BYTES)
  const fingerprint = await derive(current, salt, BYTES)
  const noted = await db.selectFrom('secret_fingerprint').selectAll().where('setting', '=', setting).executeTakeFirst()
  if (noted) {
    const isNoted = async (secret: string) => (await derive(secret, noted.salt, BYTES)).equals(noted.fingerprint)
    if (await isNoted(current)) return []
    const own = { salt, fingerprint, noted_at: new Date() }
    await db.updateTable('secret_fingerprint').set(own).where('setting', '=', setting).execute()
    for (const secret of former) if (await isNoted(secret)) return []
    return [{ setting, since: noted.noted_at }]
  }
  await db
    .insertInto('secret_fingerprint')
    .values({ setting, salt, fingerprint })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return []
}

/** Compares with what other processes noted, and notes the own secrets. [decision 173] */
export async function findDifferingSecrets(db: Db, config: SharedConfig): Promise<readonly DifferingSecret[]> {
  const found: DifferingSecret[] = []
  for (const [setting, values] of sharedSecrets(config)) found.push(...(await findDiffering(db, setting, values)))
  return found
}

/** In production: elsewhere secrets are made at a start. */
export async function reportDifferingSecrets(
  db: Db,
  config: SharedConfig & Pick<Config, 'environment'>,
  log: Log,
): Promise<void> {
  if (config.environment !== 'production') return
  for (const { setting, since } of await findDifferingSecrets(db, config))
    log('error', 'a secret differs from that of the other processes', { alarm: true, setting, since })
}
