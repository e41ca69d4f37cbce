import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Maps in memory; every change is appended to a file. */
export interface Journal<Tables> {
  get<Name extends keyof Tables>(table: Name, id: string): Tables[Name] | undefined
  all<Name extends keyof Tables>(table: Name): Tables[Name][]
  put<Name extends keyof Tables>(table: Name, id: string, row: Tables[Name]): void
}

interface Line {
  readonly table: string
  readonly id: string
  readonly row: unknown
}

function parseLine(text: string, tables: readonly string[]): Line | undefined {
  try {
    const line = JSON.parse(text) as Partial<Line>
    return line.table && tables.includes(line.table) && typeof line.id === 'string' ? (line as Line) : undefined
  } catch {
    return undefined // incomplete last line of a killed process
  }
}

/** Opens and compacts the file, dropping rows that are `isOver`. */
export function openJournal<Tables>(
  file: string,
  tables: readonly (keyof Tables & string)[],
  isOver: (table: keyof Tables, row: Tables[keyof Tables]) => boolean = () => false,
): Journal<Tables> {
  mkdirSync(dirname(file), { recursive: true })
  const rows = Object.fromEntries(tables.map((name) => [name, new Map()])) as {
    [Name in keyof Tables]: Map<string, Tables[Name]>
  }
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = text ? parseLine(text, tables) : undefined
    if (line) (rows[line.table as keyof Tables] as Map<string, unknown>).set(line.id, line.row)
  }
  for (const name of tables) for (const [id, row] of rows[name]) if (isOver(name, row)) rows[name].delete(id)
  const lines = tables.flatMap((table) => [...rows[table]].map(([id, row]) => JSON.stringify({ table, id, row })))
  writeFileSync(`${file}.new`, lines.map((line) => `${line}\n`).join(''))
  renameSync(`${file}.new`, file)
  return {
    get: (table, id) => rows[table].get(id),
    all: (table) => [...rows[table].values()],
    put: (table, id, row) => {
      rows[table].set(id, row)
      appendFileSync(file, `${JSON.stringify({ table, id, row })}\n`)
    },
  }
}
