import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { ObjectStoreSettings } from './media-settings.ts'
import {
  ADDED_PREFIX,
  MAX_MEDIA_BYTES,
  type MediaStore,
  requireMediaKey,
  requireMediaPrefix,
  requireMediaSize,
} from './media-store.ts'

const CONNECT_MS = 1000

const sha256 = (body: Buffer) => createHash('sha256').update(body).digest('hex')

function clientOf({ region, endpoint, key }: ObjectStoreSettings, callMs: number): S3Client {
  return new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(key ? { credentials: { accessKeyId: key.id, secretAccessKey: key.secret } } : {}),
    maxAttempts: 2,
    requestHandler: { connectionTimeout: Math.min(CONNECT_MS, callMs), requestTimeout: callMs },
    // Stores other than Amazon S3 refuse the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}

async function unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
  try {
    return await work
  } catch (error) {
    // A missing bucket is a fault, not a missing key.
    if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return undefined
    throw error
  }
}

/** Every call ends within `callMs`, its body included. */
export function createS3Store(settings: ObjectStoreSettings, callMs: number): MediaStore {
  const client = clientOf(settings, callMs)
  const { bucket: Bucket } = settings
  const limit = () => ({ abortSignal: AbortSignal.timeout(callMs) })

  async function read(Key: string): Promise<Buffer | undefined> {
    const { Body, ContentLength = 0, Metadata } = await client.send(new GetObjectCommand({ Bucket, Key }), limit())
    if (ContentLength > MAX_MEDIA_BYTES) {
      // Only an added original can be: the shop does not show it.
      if (Body instanceof Readable) Body.destroy()
      return undefined
    }
    const body = Buffer.from((await Body?.transformToByteArray()) ?? [])
    if (body.byteLength !== ContentLength)
      throw new Error(`${Key} arrived with ${body.byteLength} of ${ContentLength}.`)
    const isForeign = Metadata?.sha256 === undefined && Key.startsWith(ADDED_PREFIX)
    // Some stores keep the first part of an interrupted put.
    return isForeign || Metadata?.sha256 === sha256(body) ? body : undefined
  }

  /** A body may stall after its headers have come. */
  async function readInTime(key: string): Promise<Buffer | undefined> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`${key} did not arrive within ${callMs} ms.`)), callMs)
    })
    return Promise.race([read(key), late]).finally(() => clearTimeout(timer))
  }

  return {
    async put(key, body, type) {
      const Key = requireMediaKey(key)
      requireMediaSize(key, body.byteLength)
      const Metadata = { sha256: sha256(body) }
      const command = new PutObjectCommand({ Bucket, Key, Body: body, ContentType: type, Metadata })
      await client.send(command, limit())
    },
    get: async (key) => unlessMissing(readInTime(requireMediaKey(key))),
    async head(key) {
      const found = await unlessMissing(
        client.send(new HeadObjectCommand({ Bucket, Key: requireMediaKey(key) }), limit()),
      )
      return found && { bytes: found.ContentLength ?? 0 }
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: requireMediaKey(key) }), limit())
    },
    async *list(prefix) {
      const Prefix = requireMediaPrefix(prefix)
      for (let after: string | undefined, isFirst = true; isFirst || after; isFirst = false) {
        const command = new ListObjectsV2Command({ Bucket, Prefix, ...(after ? { ContinuationToken: after } : {}) })
        const page = await client.send(command, limit())
        for (const { Key } of page.Contents ?? []) if (Key) yield Key
        after = page.NextContinuationToken
      }
    },
  }
}
