import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface TextMessage {
  readonly id: string
  readonly to: string
  readonly from: string
  readonly text: string
  /** Site id. */
  readonly site: string
}

export interface StoredText extends TextMessage {
  readonly receivedAt: string
}

interface TextFilter {
  readonly to?: string | undefined
  readonly site?: string | undefined
}

/** Stores text messages as files; sends nothing. */
export interface TextBox {
  /** Ignores a known id. */
  put(text: TextMessage): StoredText
  /** Newest first. */
  list(filter: TextFilter): StoredText[]
}

const FIELDS = ['id', 'to', 'from', 'text', 'site'] as const

/** Undefined when a field is missing or not a string. */
export function parseText(body: Readonly<Record<string, unknown>>): TextMessage | undefined {
  const isWhole = FIELDS.every((name) => typeof body[name] === 'string' && body[name] !== '')
  return isWhole ? (Object.fromEntries(FIELDS.map((name) => [name, body[name]])) as unknown as TextMessage) : undefined
}

function readTexts(directory: string): StoredText[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(directory, name), 'utf8')) as StoredText)
    .sort((a, b) => a.receivedAt.localeCompare(b.receivedAt))
}

export function openTextBox(directory: string, now: () => Date = () => new Date()): TextBox {
  mkdirSync(directory, { recursive: true })
  const texts = new Map(readTexts(directory).map((text) => [text.id, text]))
  return {
    put: (text) => {
      const known = texts.get(text.id)
      if (known) return known
      const stored = { ...text, receivedAt: now().toISOString() }
      const file = join(directory, `${createHash('sha256').update(text.id).digest('hex').slice(0, 24)}.json`)
      writeFileSync(`${file}.new`, JSON.stringify(stored, null, 2))
      renameSync(`${file}.new`, file)
      texts.set(text.id, stored)
      return stored
    },
    list: ({ to, site }) =>
      [...texts.values()].reverse().filter((text) => (!to || text.to === to) && (!site || text.site === site)),
  }
}
