import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The project's folder. */
export const root = join(import.meta.dirname, '../..')

/** Folder of this run of the tests: its databases, compiled code and reports. It goes when the run ends. */
export const runFolder = mkdtempSync(join(tmpdir(), 'welt-test-'))
process.once('exit', () => rmSync(runFolder, { recursive: true, force: true }))

/** What is started from here has this in its environment, so that it is found if it stays behind. */
export const RUN_MARK = `WELT_TEST_RUN=${runFolder}`
process.env.WELT_TEST_RUN = runFolder
