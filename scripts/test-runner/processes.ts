import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'

interface Process {
  readonly pid: number
  readonly parent: number
  readonly command: string
}

function readProcess(pid: number): Process[] {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]
    return [{ pid, parent: Number(parent), command }]
  } catch {
    return [] // it has just ended
  }
}

function allProcesses(): Process[] {
  if (existsSync('/proc/self/stat'))
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' }).matchAll(
    /^\s*(\d+)\s+(\d+)\s+(.*)$/gm,
  )
  return [...lines].map(([, pid, parent, command = '']) => ({ pid: Number(pid), parent: Number(parent), command }))
}

function hasSetting(pid: number, setting: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(setting)
  } catch {
    return false
  }
}

/** Descendants of this process, and processes with `NAME=value` in their environment, which finds orphans too. */
export function startedWith(setting: string): readonly Process[] {
  const own = new Set(familyOf(process.pid).map(({ pid }) => pid))
  return allProcesses().filter(({ pid }) => pid !== process.pid && (own.has(pid) || hasSetting(pid, setting)))
}

export function familyOf(pid: number): readonly Process[] {
  const all = allProcesses()
  const below = (one: Process): Process[] => [one, ...all.filter(({ parent }) => parent === one.pid).flatMap(below)]
  return all.filter((one) => one.pid === pid).flatMap(below)
}
