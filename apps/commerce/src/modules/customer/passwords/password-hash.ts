import { randomBytes, timingSafeEqual } from 'node:crypto'
import { normalForm } from '@welt/kit/text/typed-text'
import { hashInThread } from './hash-threads.ts'

/** Changing the cost rehashes passwords at the next sign-in. */
const MEMORY_KIB = 19 * 1024
const PASSES = 2
const LANES = 1
const TAG_BYTES = 32
const SALT_BYTES = 16

interface Cost {
  readonly memory: number
  readonly passes: number
  readonly lanes: number
}

const COST: Cost = { memory: MEMORY_KIB, passes: PASSES, lanes: LANES }

async function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const tag = await hashInThread({
    message: normalForm(password, 'NFC'),
    nonce: salt,
    parallelism: cost.lanes,
    tagLength: TAG_BYTES,
    memory: cost.memory,
    passes: cost.passes,
  })
  return Buffer.from(tag)
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** `$argon2id$v=19$m=…,t=…,p=…$salt$tag`. @throws AppError RATE_LIMITED */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const tag = await derive(password, salt, COST)
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.lanes}$${base64(salt)}$${base64(tag)}`
}

interface StoredHash {
  readonly cost: Cost
  readonly salt: Buffer
  readonly tag: Buffer
}

function parseHash(stored: string): StoredHash | undefined {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored)
  if (!parts) return undefined
  const [, memory, passes, lanes, salt = '', tag = ''] = parts
  const cost = { memory: Number(memory), passes: Number(passes), lanes: Number(lanes) }
  return { cost, salt: Buffer.from(salt, 'base64'), tag: Buffer.from(tag, 'base64') }
}

/** Verified without a stored hash, for the same timing. */
const DUMMY: StoredHash = { cost: COST, salt: randomBytes(SALT_BYTES), tag: randomBytes(TAG_BYTES) }

export interface PasswordCheck {
  readonly isRight: boolean
  /** Right, but hashed at another cost. */
  readonly isOutdated: boolean
}

/** @throws AppError RATE_LIMITED */
export async function checkPassword(password: string, stored: string | null | undefined): Promise<PasswordCheck> {
  const known = stored ? parseHash(stored) : undefined
  const { cost, salt, tag } = known ?? DUMMY
  const derived = await derive(password, salt, cost)
  const isRight = derived.length === tag.length && timingSafeEqual(derived, tag) && known !== undefined
  const isOutdated =
    isRight && (cost.memory !== COST.memory || cost.passes !== COST.passes || cost.lanes !== COST.lanes)
  return { isRight, isOutdated }
}
