import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unpackPackages } from './debian-package.ts'

/** Reused by later runs. */
const FOLDER = join(tmpdir(), `welt-prometheus-${process.getuid?.() ?? 0}`)

function findPromtool(): string | undefined {
  return [process.env.PROMTOOL ?? '', 'promtool', join(FOLDER, 'usr/bin/promtool')].find(
    (path) => path && spawnSync(path, ['--version']).status === 0,
  )
}

export function ensurePromtool(): string | undefined {
  const named = process.env.PROMTOOL
  if (!findPromtool()) unpackPackages(['prometheus'], FOLDER)
  const found = findPromtool()
  if (named && found !== named)
    throw new Error(`PROMTOOL names ${named}, which does not run. Name a promtool, or leave the setting out.`)
  return found
}
