import type pg from 'pg'
import { type TestDatabase, withDatabase } from '../../testing/database.ts'
import { runSeed } from '../run.ts'

/** Set by `openSeeded`. */
export let database: TestDatabase

/** Clones the seeded shops, which the first file of tests that needs them seeds. */
export async function openSeeded(): Promise<void> {
  process.env.SIGNING_SECRET = 'signing-secret-of-the-seed-0123456789abcdef'
  database = await withDatabase({ name: 'seeded', sources: 'seed', fill: async (url) => void (await runSeed(url)) })
}

export const closeSeeded = () => database.drop()

export async function rowsOf<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await database.pool.query<Row>(sql)).rows
}
