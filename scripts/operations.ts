import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'graphql'

const APP = join(import.meta.dirname, '../apps/storefront/app')
/** Where the list is written, beside the build. */
export const OPERATIONS_FILE = join(import.meta.dirname, '../apps/storefront/build/operations.json')
/** The beginning of an operation in a source text. */
const OPERATION = /['"`\s](?:query|mutation) \w+ ?[({]/

/** A document that the storefront sends. */
export interface StorefrontOperation {
  readonly name: string
  readonly hash: string
  readonly text: string
}

function toOperation(text: unknown): StorefrontOperation[] {
  if (typeof text !== 'string' || !/^\s*(?:query|mutation)\b/.test(text)) return []
  const operation = parse(text).definitions.find((node) => node.kind === 'OperationDefinition')
  const name = operation?.name?.value
  return name ? [{ name, hash: createHash('sha256').update(text).digest('hex'), text }] : []
}

/**
 * Every document the storefront sends: the exported texts of its plain modules (`operations.ts` and the like). `strays` are files that
 * write an operation which is no exported constant, so that it cannot be registered.
 */
export async function storefrontOperations(): Promise<{
  readonly operations: readonly StorefrontOperation[]
  readonly strays: readonly string[]
}> {
  const found: StorefrontOperation[] = []
  const strays: string[] = []
  for (const file of globSync('**/*.{ts,tsx}', { cwd: APP }).sort()) {
    if (file.endsWith('.test.ts') || !OPERATION.test(readFileSync(join(APP, file), 'utf8'))) continue
    const isPlain = file.endsWith('.ts') && !file.endsWith('.server.ts')
    const exported = isPlain ? Object.values((await import(join(APP, file))) as object).flatMap(toOperation) : []
    if (exported.length === 0) strays.push(file)
    found.push(...exported)
  }
  return { operations: [...new Map(found.map((operation) => [operation.hash, operation])).values()], strays }
}

/** Writes the list that the commerce server registers. @returns the file */
export async function writeOperations(): Promise<string> {
  mkdirSync(dirname(OPERATIONS_FILE), { recursive: true })
  writeFileSync(OPERATIONS_FILE, `${JSON.stringify((await storefrontOperations()).operations, null, 1)}\n`)
  return OPERATIONS_FILE
}

if (import.meta.main) process.stdout.write(`${await writeOperations()}\n`)
