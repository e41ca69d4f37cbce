import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackage } from './debian-package.ts'

const BINARY = '/usr/sbin/varnishd'

/** Includes the vmod xkey, which another package contains. */
export function findVarnish(): string | undefined {
  const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu']
  const hasKeys = folders.some((folder) => existsSync(`${folder}/varnish/vmods/libvmod_xkey.so`))
  return hasKeys && spawnSync(BINARY, ['-V']).status === 0 ? BINARY : undefined
}

export function ensureVarnish(): string | undefined {
  if (!findVarnish()) for (const name of ['varnish', 'varnish-modules']) installPackage(name)
  return findVarnish()
}
