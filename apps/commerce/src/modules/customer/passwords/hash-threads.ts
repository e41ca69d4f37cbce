import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { enqueueHash } from './hash-queue.ts'

/** Memory in KiB. */
export interface HashParameters {
  readonly message: string
  readonly nonce: Uint8Array
  readonly parallelism: number
  readonly tagLength: number
  readonly memory: number
  readonly passes: number
}

export interface Hashed {
  readonly tag: Uint8Array
  readonly tookMs: number
}

const idle: Worker[] = []

/**
 * Argon2id, in a low-priority thread. [decision 33]
 * @throws AppError RATE_LIMITED when the queue is full
 */
export async function hashInThread(parameters: HashParameters): Promise<Uint8Array> {
  const { tag } = await enqueueHash(async () => {
    const worker = idle.pop() ?? new Worker(new URL('./hash-worker.ts', import.meta.url))
    worker.ref()
    worker.postMessage(parameters)
    const [hashed] = (await once(worker, 'message')) as [Hashed] // a failed thread is not reused
    worker.unref()
    idle.push(worker)
    return hashed
  })
  return tag
}
