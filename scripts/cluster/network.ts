import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Addresses of the host for shoppers; the last number of each. */
const CLIENTS = { first: 100, count: 100 }
const HOST = 1
const NAMES = '/etc/netns'

function ip(...args: readonly string[]): boolean {
  return spawnSync('ip', args, { stdio: 'ignore' }).status === 0
}

function mustIp(...args: readonly string[]): void {
  const { status, stderr } = spawnSync('ip', args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`)
}

/** Whether machines can be made here: needs root and network namespaces. */
export function canMakeMachines(): boolean {
  const name = `welt-try-${process.pid}`
  if (process.getuid?.() !== 0 || !ip('netns', 'add', name)) return false
  const isBridged = ip('link', 'add', `wt${process.pid}`, 'type', 'bridge')
  ip('link', 'delete', `wt${process.pid}`)
  ip('netns', 'delete', name)
  return isBridged
}

export interface Network {
  /** The first three numbers of every address. */
  readonly subnet: string
  readonly host: string
  /** Rotates, since limits are per address. */
  clientAddress(n: number): string
  /** @param names all names of all machines, each with its last number */
  addMachines(names: readonly (readonly [name: string, last: number])[]): void
  /** Arguments of `ip` before a command on that machine. */
  on(machine: string): readonly string[]
  cut(machine: string): void
  mend(machine: string): void
  close(): void
}

/** A bridge on which each machine is a network namespace with its own address. */
export function createNetwork(): Network {
  const number = randomInt(2, 250)
  const subnet = `10.87.${number}`
  const bridge = `welt${number}`
  const namespace = (machine: string) => `welt${number}-${machine}`
  const machines = new Map<string, number>()
  const cable = (machine: string) => `w${number}-${machines.get(machine)}`
  mustIp('link', 'add', bridge, 'type', 'bridge')
  mustIp('address', 'add', `${subnet}.${HOST}/24`, 'dev', bridge)
  for (let at = 0; at < CLIENTS.count; at += 1)
    mustIp('address', 'add', `${subnet}.${CLIENTS.first + at}/24`, 'dev', bridge)
  mustIp('link', 'set', bridge, 'up')

  function add(machine: string, last: number, hosts: string): void {
    machines.set(machine, last)
    const name = namespace(machine)
    mustIp('netns', 'add', name)
    mustIp('link', 'add', cable(machine), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
    mustIp('link', 'set', cable(machine), 'master', bridge, 'up')
    mustIp('-n', name, 'address', 'add', `${subnet}.${last}/24`, 'dev', 'eth0')
    for (const device of ['lo', 'eth0']) mustIp('-n', name, 'link', 'set', device, 'up')
    mkdirSync(join(NAMES, name), { recursive: true })
    writeFileSync(join(NAMES, name, 'hosts'), hosts)
  }

  return {
    subnet,
    host: `${subnet}.${HOST}`,
    clientAddress: (n) => `${subnet}.${CLIENTS.first + (n % CLIENTS.count)}`,
    addMachines(names) {
      const lines = names.flatMap(([name, last]) => {
        const address = `${subnet}.${last}`
        const shared = name.replace(/-\d+$/, '')
        return [`${address} ${name}`, ...(shared === name ? [] : [`${address} ${shared}`])]
      })
      const hosts = ['127.0.0.1 localhost', ...lines, ''].join('\n')
      for (const [name, last] of names) add(name, last, hosts)
    },
    on: (machine) => ['netns', 'exec', namespace(machine)],
    cut: (machine) => mustIp('link', 'set', cable(machine), 'down'),
    mend: (machine) => mustIp('link', 'set', cable(machine), 'up'),
    close() {
      for (const machine of machines.keys()) {
        ip('link', 'delete', cable(machine))
        ip('netns', 'delete', namespace(machine))
        rmSync(join(NAMES, namespace(machine)), { recursive: true, force: true })
      }
      ip('link', 'delete', bridge)
    },
  }
}
