import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isTrusted, unpackFolder, unpackPackages } from './debian-package.ts'

const FOLDER = unpackFolder('prometheus')

function findPromtool(): string | undefined {
  const unpacked = isTrusted(FOLDER) ? join(FOLDER, 'usr/bin/promtool') : ''
  return [process.env.PROMTOOL ?? '', 'promtool', unpacked].find(
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
