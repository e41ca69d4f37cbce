import { spawnSync } from 'node:child_process'
import { installPackage } from './debian-package.ts'

export function findNginx(): string | undefined {
  return [process.env.NGINX ?? '', '/usr/sbin/nginx', 'nginx'].find(
    (path) => path && spawnSync(path, ['-v']).status === 0,
  )
}

export function ensureNginx(): string | undefined {
  const named = process.env.NGINX
  if (!findNginx()) installPackage('nginx-light')
  const found = findNginx()
  if (named && found !== named)
    throw new Error(`NGINX names ${named}, which does not run. Name an nginx, or leave the setting out.`)
  return found
}
