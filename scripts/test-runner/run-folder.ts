import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** Databases, compiled code and reports of this run. */
export const runFolder = mkdtempSync(join(tmpdir(), 'welt-test-'))
process.once('exit', () => rmSync(runFolder, { recursive: true, force: true }))

/** Marks every process of this run, to find those left behind. */
export const RUN_MARK = `WELT_TEST_RUN=${runFolder}`
process.env.WELT_TEST_RUN = runFolder
