import type { Resources } from '../topology/parts.ts'

/** All that runs is without root, without capabilities, and on a root file system that it can't write. */
export const hardened = (user: number, ...writable: readonly string[]) => ({
  user: `${user}:${user}`,
  read_only: true,
  cap_drop: ['ALL'],
  security_opt: ['no-new-privileges:true'],
  tmpfs: ['/tmp', ...writable],
})

export const limits = ({ mostMemoryMb }: Pick<Resources, 'mostMemoryMb'>) => ({
  resources: { limits: { memory: `${mostMemoryMb}M` } },
})

export const dependsOn = (conditions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(conditions).map(([name, condition]) => [name, { condition }]))
