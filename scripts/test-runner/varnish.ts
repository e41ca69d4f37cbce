import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isTrusted, unpackFolder, unpackPackages } from './debian-package.ts'

const FOLDER = unpackFolder('varnish')
const PACKAGES = ['varnish', 'varnish-modules', 'libvarnishapi3', 'libjemalloc2', 'libedit2'] as const
/** Varnish compiles its configuration. */
const COMPILER = '/usr/bin/gcc'
const LIBRARIES = ['usr/lib/x86_64-linux-gnu', 'usr/lib/aarch64-linux-gnu']

export interface Varnish {
  readonly binary: string
  readonly args: readonly string[]
  readonly env: Readonly<NodeJS.ProcessEnv>
}

/** Installed in `/`, or unpacked in another folder. */
function varnishIn(root: string): Varnish | undefined {
  const libraries = LIBRARIES.map((path) => join(root, path))
  const modules = libraries.map((path) => join(path, 'varnish/vmods')).filter((path) => existsSync(path))
  // Of another package.
  if (!modules.some((path) => existsSync(join(path, 'libvmod_xkey.so')))) return undefined
  const own = libraries.flatMap((path) => [path, join(path, 'varnish')]).join(':')
  const env = root === '/' ? process.env : { ...process.env, LD_LIBRARY_PATH: own }
  const binary = join(root, 'usr/sbin/varnishd')
  const runs = existsSync(COMPILER) && spawnSync(binary, ['-V'], { env }).status === 0
  return runs ? { binary, args: ['-p', `vmod_path=${modules.join(':')}`], env } : undefined
}

/** With the vmod xkey. */
export const findVarnish = (): Varnish | undefined =>
  varnishIn('/') ?? (isTrusted(FOLDER) ? varnishIn(FOLDER) : undefined)

export function ensureVarnish(): void {
  if (!findVarnish()) unpackPackages(PACKAGES, FOLDER)
}
