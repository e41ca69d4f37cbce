import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root, runFolder } from './run-folder.ts'

export type Print = (text: string) => void

export interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  readonly timeoutMs?: number
}

export function runCommand(
  print: Print,
  args: readonly string[],
  { env, cwd = root, timeoutMs }: CommandOptions = {},
): Promise<boolean> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd,
      // Hundreds of processes load the same code.
      env: { ...process.env, FORCE_COLOR: '0', NODE_COMPILE_CACHE: join(runFolder, 'compile-cache'), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print)
    const stop = () => child.kill('SIGTERM')
    const timer = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs)
    process.once('exit', stop)
    child.once('close', (code) => {
      clearTimeout(timer)
      process.off('exit', stop)
      done(code === 0)
    })
  })
}
