import { SECOND_MS } from '@welt/kit/time'
import type { ArrivingBody } from './body.ts'

const AT_ONCE = 24
const AT_ONCE_OF_ADDRESS = 3
/** Limit of all uploads in memory: six of the largest forms. */
const MOST_STORED_BYTES = 6 * 42 * 1024 * 1024
/** Slower uploads give way to others from their address. Four photos of 10 MB take minutes at twice this rate. */
const LEAST_BYTES_PER_SECOND = 32 * 1024
/** Faster uploads keep their place when all are taken: at this rate the largest form takes under three minutes. */
const SAFE_BYTES_PER_SECOND = 8 * LEAST_BYTES_PER_SECOND
/** Rates cover one to two windows. */
const WINDOW_MS = 10 * SECOND_MS

interface Mark {
  readonly atMs: number
  readonly bytes: number
}

interface Upload extends ArrivingBody {
  readonly address: string
  bytes: number
  storedBytes: number
  /** Begins of the window before and of the current one. */
  marks: readonly [Mark, Mark]
  /** Set by its reader; only then it is safe from others. */
  isComplete: boolean
}

let uploads: readonly Upload[] = []

const countOf = (address: string) => uploads.filter((one) => one.address === address).length

/** Nothing counts as slow in its first window. */
function rateOf({ bytes, marks: [from] }: Upload): number {
  const passedMs = Date.now() - from.atMs
  return passedMs < WINDOW_MS ? Number.MAX_VALUE : ((bytes - from.bytes) / passedMs) * SECOND_MS
}

const bySpeed = (one: Upload, other: Upload) => rateOf(one) - rateOf(other)

/** The slowest one of too low a rate, else the slowest one of an address that has two more than `address`. */
function findReplaceable(address: string): Upload | undefined {
  const isOwnLimit = countOf(address) >= AT_ONCE_OF_ADDRESS
  const arriving = uploads
    .filter((one) => !one.isComplete && (!isOwnLimit || one.address === address))
    .toSorted(bySpeed)
  const enough = isOwnLimit ? LEAST_BYTES_PER_SECOND : SAFE_BYTES_PER_SECOND
  const slow = arriving.find((one) => rateOf(one) < enough)
  if (slow || isOwnLimit) return slow
  const most = Math.max(...arriving.map((one) => countOf(one.address)))
  return most < countOf(address) + 2 ? undefined : arriving.find((one) => countOf(one.address) === most)
}

export function endUpload(upload: Upload): void {
  uploads = uploads.filter((one) => one !== upload)
}

function drop(upload: Upload): void {
  upload.chunks = []
  upload.storedBytes = 0
  upload.isDropped = true
  endUpload(upload)
}

const storedBy = (some: readonly Upload[]) => some.reduce((sum, { storedBytes }) => sum + storedBytes, 0)

/** Seconds that this upload would need for all bytes its address holds. */
const weightOf = (upload: Upload) =>
  storedBy(uploads.filter(({ address }) => address === upload.address)) / Math.max(1, rateOf(upload))

/** Which upload exceeds the limit is chance, so the one with the greatest weight is dropped. */
function dropBeyondMemory(): void {
  while (storedBy(uploads) > MOST_STORED_BYTES) {
    const [heaviest] = uploads
      .filter(({ isComplete }) => !isComplete)
      .toSorted((one, other) => weightOf(other) - weightOf(one))
    if (!heaviest) return
    drop(heaviest)
  }
}

function note(upload: Upload, bytes: number, isStored: boolean): void {
  upload.bytes += bytes
  upload.storedBytes = isStored ? upload.storedBytes + bytes : 0
  const [, current] = upload.marks
  const atMs = Date.now()
  if (atMs - current.atMs >= WINDOW_MS) upload.marks = [current, { atMs, bytes: upload.bytes }]
  dropBeyondMemory()
}

function createUpload(address: string): Upload {
  const start = { atMs: Date.now(), bytes: 0 }
  const upload: Upload = {
    address,
    chunks: [],
    isDropped: false,
    bytes: 0,
    storedBytes: 0,
    marks: [start, start],
    isComplete: false,
    noteArrived: (bytes, isStored) => note(upload, bytes, isStored),
  }
  return upload
}

/**
 * Takes a place for an upload, that of a slow one or of a sender of several if none is free.
 * @returns undefined when there are too many
 */
export function beginUpload(address: string): Upload | undefined {
  if (uploads.length >= AT_ONCE || countOf(address) >= AT_ONCE_OF_ADDRESS) {
    const replaced = findReplaceable(address)
    if (!replaced) return undefined
    drop(replaced)
  }
  const upload = createUpload(address)
  uploads = [...uploads, upload]
  return upload
}
