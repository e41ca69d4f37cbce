import { spawn } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

interface Run {
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly stop?: AbortSignal | undefined
  readonly isShown?: boolean
}

/**
 * In its own process group, which only `stop` reaches.
 * @returns its last output
 * @throws Error with its last output when it fails, or the reason of `stop`
 */
export async function runToEnd(
  args: readonly string[],
  { cwd = root, env = {}, stop, isShown = false }: Run = {},
): Promise<string> {
  stop?.throwIfAborted()
  const preload = join(root, 'scripts/start-up/exit-with-parent.mjs')
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--import', preload, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  })
  let outputText = ''
  const collect = (chunk: Buffer) => {
    outputText = `${outputText}${chunk}`.slice(-4000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', (chunk: Buffer) => {
    collect(chunk)
    if (isShown && process.stderr.isTTY) process.stderr.write(chunk)
  })
  const end = () => child.kill('SIGTERM')
  stop?.addEventListener('abort', end)
  try {
    const how = await new Promise<string | number | null>((done, failed) => {
      child.once('error', failed)
      child.once('close', (code, signal) => done(signal ?? code))
    })
    stop?.throwIfAborted()
    if (how !== 0) throw new Error(outputText.trim() || `${args[0]} ended (${how}).`)
    return outputText.trim()
  } finally {
    stop?.removeEventListener('abort', end)
  }
}
