import { argon2Sync } from 'node:crypto'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { Hashed, HashParameters } from './hash-threads.ts'

// Only Linux has priorities per thread.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (parameters: HashParameters) => {
  const startedAt = performance.now()
  const tag = argon2Sync('argon2id', parameters)
  parentPort?.postMessage({ tag, tookMs: performance.now() - startedAt } satisfies Hashed)
})
