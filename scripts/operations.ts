import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fragmentsOf, isOperation, readDocuments, textOf } from './codegen/documents.ts'

const STOREFRONT = join(import.meta.dirname, '../apps/storefront')
export const OPERATIONS_FILE = join(STOREFRONT, 'build/operations.json')

export interface StorefrontOperation {
  readonly name: string
  readonly hash: string
  readonly text: string
}

export function storefrontOperations(): readonly StorefrontOperation[] {
  const files = readDocuments(STOREFRONT)
  const fragments = fragmentsOf(files)
  return files
    .flatMap(({ document }) => document.definitions.filter(isOperation))
    .map((operation) => {
      const text = textOf(operation, fragments)
      return { name: operation.name?.value ?? '', hash: createHash('sha256').update(text).digest('hex'), text }
    })
}

/** @returns the path of the list, which the commerce server reads */
export function writeOperations(): string {
  mkdirSync(dirname(OPERATIONS_FILE), { recursive: true })
  writeFileSync(OPERATIONS_FILE, `${JSON.stringify(storefrontOperations(), null, 1)}\n`)
  return OPERATIONS_FILE
}

if (import.meta.main) process.stdout.write(`${writeOperations()}\n`)
