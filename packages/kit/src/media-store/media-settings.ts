export interface ObjectStoreSettings {
  readonly bucket: string
  readonly region: string
  /** Undefined for Amazon S3. */
  readonly endpoint: string | undefined
  /** Undefined where the machine's role grants access. */
  readonly key: { readonly id: string; readonly secret: string } | undefined
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/

/** Storefronts get no key to customers' photos. */
type Family = 'MEDIA' | 'PHOTOS'

/** Undefined for files in a folder. @throws Error naming the missing or invalid setting */
export function readObjectStore(env: NodeJS.ProcessEnv, family: Family): ObjectStoreSettings | undefined {
  const [bucket, region, endpoint, id, secret] = ['BUCKET', 'REGION', 'ENDPOINT', 'KEY_ID', 'KEY_SECRET'].map(
    (name) => env[`${family}_${name}`] || undefined,
  )
  if (!bucket) {
    if (endpoint || id || secret) throw new Error(`${family}_BUCKET is missing beside the other settings of its store.`)
    return undefined
  }
  if (!BUCKET.test(bucket)) throw new Error(`The setting ${family}_BUCKET must be the name of a bucket.`)
  if (endpoint && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error(`The setting ${family}_ENDPOINT must be a web address.`)
  if (Boolean(id) !== Boolean(secret)) throw new Error(`${family}_KEY_ID and ${family}_KEY_SECRET belong together.`)
  const key = id && secret ? { id, secret } : undefined
  return { bucket, region: region ?? 'ap-southeast-2', endpoint, key }
}
