import { readdirSync, readFileSync } from 'node:fs'
import type { Machine } from '../../scripts/cluster/machine.ts'

const TICK_MS = 10

interface Reading {
  readonly parent: number
  /** Its own and that of ended child processes. */
  readonly cpuMs: number
}

function readProcess(pid: number): Reading | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const ticks = [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0)
    return { parent: Number(fields[1]), cpuMs: ticks * TICK_MS }
  } catch {
    return undefined
  }
}

function readAll(): ReadonlyMap<number, Reading> {
  const found = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), readProcess(Number(name))] as const)
  return new Map(found.flatMap(([pid, reading]) => (reading ? [[pid, reading] as const] : [])))
}

/** Of a process with its child processes, ended ones too. */
function cpuMsOfTree(root: number, all: ReadonlyMap<number, Reading>): number {
  const children = [...all].filter(([, { parent }]) => parent === root)
  return (all.get(root)?.cpuMs ?? 0) + children.reduce((sum, [pid]) => sum + cpuMsOfTree(pid, all), 0)
}

/** In ms, by name. */
export function cpuMsByMachine(machines: ReadonlyMap<string, Machine>): ReadonlyMap<string, number> {
  const all = readAll()
  return new Map([...machines].map(([name, machine]) => [name, cpuMsOfTree(machine.pid() ?? -1, all)]))
}

/** Resident memory in MB; 0 when it does not run. */
export function memoryMbOf(machine: Machine): number {
  const pid = machine.pid()
  if (pid === undefined) return 0
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) / 1024
}
