import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import {
  readEnvironment,
  readLoyalty,
  readOperatorToken,
  readPublicUrl,
  readReplicaUrl,
  readSandbox as readSandboxAddresses,
  readConfig as readServer,
  readSigningSecrets,
} from '../../apps/commerce/src/platform/config.ts'
import { readConfig as readSandbox } from '../../apps/sandbox/src/config.ts'
import { readConfig as readStorefront } from '../../apps/storefront/server/config.ts'
import { COMMANDS, PARTS } from '../topology/parts.ts'
import type { Reader } from '../topology/settings.ts'

const root = join(import.meta.dirname, '../..')

type Read = (env: NodeJS.ProcessEnv) => unknown

const SECRET = 'ab'.repeat(32)
const BASE = { DATABASE_URL: 'postgres://none', ADYEN_HMAC_KEYS: SECRET, ADYEN_WEBHOOK_PASSWORD: SECRET }
const PRODUCTION = {
  ...BASE,
  WELT_ENV: 'production',
  PUBLIC_URL: 'https://{site}.example',
  STOREFRONT_TRUSTED_PROXIES: 'none',
  SANDBOX: 'on',
  SANDBOX_PASSWORD: SECRET,
  SERVICE_KEY: SECRET,
  PURGE_TOKEN: SECRET,
  SIGNING_SECRET: SECRET,
}
/** Some settings are read only beside others. */
const ENVIRONMENTS: readonly Readonly<Record<string, string>>[] = [
  BASE,
  { ...PRODUCTION, SANDBOX_URL: 'http://sandbox' },
  { ...PRODUCTION, ADYEN_API_KEY: 'key', LOYALTY_URL: 'https://loyalty.example', LOYALTY_API_KEY: 'key' },
]

/** @returns the names that the function reads, in any of the environments that it takes */
function namesReadBy(read: Read): ReadonlySet<string> {
  const names = new Set<string>()
  for (const environment of ENVIRONMENTS) {
    const env = new Proxy<NodeJS.ProcessEnv>(
      { ...environment },
      {
        get(target, name) {
          if (typeof name === 'string') names.add(name)
          return Reflect.get(target, name)
        },
      },
    )
    read(env)
  }
  return names
}

/** Functions that get the whole environment, by the folder of their part. */
const READERS: readonly { readonly folder: string; readonly name: string; readonly read: Read }[] = [
  { folder: 'apps/storefront/', name: 'readConfig', read: readStorefront },
  { folder: 'apps/sandbox/', name: 'readConfig', read: readSandbox },
  { folder: 'apps/commerce/', name: 'readConfig', read: readServer },
  { folder: 'apps/commerce/', name: 'readEnvironment', read: readEnvironment },
  { folder: 'apps/commerce/', name: 'readSigningSecrets', read: readSigningSecrets },
  { folder: 'apps/commerce/', name: 'readLoyalty', read: readLoyalty },
  { folder: 'apps/commerce/', name: 'readOperatorToken', read: readOperatorToken },
  { folder: 'apps/commerce/', name: 'readPublicUrl', read: readPublicUrl },
  { folder: 'apps/commerce/', name: 'readReplicaUrl', read: readReplicaUrl },
  { folder: 'apps/commerce/', name: 'readSandbox', read: readSandboxAddresses },
]

const ALIASES: readonly (readonly [RegExp, string])[] = [
  [/^#modules\/(.*)$/, 'apps/commerce/src/modules/$1/index.ts'],
  [/^#tables\/(.*)$/, 'apps/commerce/src/modules/$1/tables.ts'],
  [/^#src\/(.*)$/, 'apps/commerce/src/$1.ts'],
  [/^#(app|server)\/(.*)$/, 'apps/storefront/$1/$2'],
  [/^@welt\/(\w+)\/(.*)$/, 'packages/$1/src/$2.ts'],
  [/^@welt\/(\w+)$/, 'packages/$1/src/index.ts'],
]

function fileOf(specifier: string, from: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier)
  const alias = ALIASES.find(([pattern]) => pattern.test(specifier))
  return alias && specifier.replace(alias[0], alias[1])
}

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** Files that an entry imports, itself included, by path from the root. */
function filesOf(entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const waiting = [entry]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(join(root, file))) continue
    const text = withoutComments(readFileSync(join(root, file), 'utf8'))
    found.set(file, text)
    for (const [, specifier = ''] of text.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const imported = fileOf(specifier, file)
      if (imported) waiting.push(imported)
    }
  }
  return found
}

interface SettingsRead {
  readonly names: ReadonlySet<string>
  readonly files: number
  /** Uses of the environment that this search does not understand. */
  readonly unknown: readonly string[]
}

const USE = /(?:(\w+)\(\s*)?process\.env\b(?:\.([A-Z_]+))?/g

/** What the code of a part or of the commands reads of the environment. */
export function settingsRead(reader: Reader): SettingsRead {
  const names = new Set<string>()
  const unknown: string[] = []
  const files = filesOf(reader === 'commands' ? COMMANDS.entry : PARTS[reader].entry)
  for (const [file, text] of files)
    for (const [use, caller, name] of text.matchAll(USE)) {
      if (name) {
        names.add(name)
        continue
      }
      const known = READERS.find((each) => each.name === caller && file.startsWith(each.folder))
      if (!known) unknown.push(`${file}: ${use}`)
      else for (const own of namesReadBy(known.read)) names.add(own)
    }
  return { names, files: files.size, unknown }
}
