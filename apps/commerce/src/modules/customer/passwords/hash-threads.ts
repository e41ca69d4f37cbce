import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { inTurn } from './hash-queue.ts'

/** The parameters of Argon2, as `crypto.argon2Sync` names them; memory in KiB. */
export interface HashParameters {
  readonly message: string
  readonly nonce: Uint8Array
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}

/** What a thread answers. */
export interface Hashed {
  readonly tag: Uint8Array
  readonly tookMs: number
}

const idle: Worker[] = []

/**
 * An Argon2id tag, made in a thread that gives way to the pages and does not keep the process alive. [decision 33]
 * @throws AppError RATE_LIMITED when too many wait already
 */
export async function hashInThread(parameters: HashParameters): Promise<Uint8Array> {
  const { tag } = await inTurn(async () => {
    const worker = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url))
    worker.ref()
    worker.postMessage(parameters)
    const [hashed] = (await once(worker, 'message')) as [Hashed] // a thread that fails says so by 'error' and is not used again
    worker.unref()
    idle.push(worker)
    return hashed
  })
  return tag
}
