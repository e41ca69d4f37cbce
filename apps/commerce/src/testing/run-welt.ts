import type { TestContext } from 'node:test'
import { runCommand } from '../commands/run-command.ts'

export interface Said {
  readonly code: number
  /** Text of both streams. */
  readonly out: string
  readonly stdout: string
}

/** Only texts are caught: the test runner reports through the same stream, as bytes. */
export async function runWeltWithToken(
  t: TestContext,
  databaseUrl: string,
  token: string | undefined,
  [name = '', ...args]: readonly string[],
): Promise<Said> {
  const said: { readonly chunk: string; readonly isStdout: boolean }[] = []
  const textOf = (chunks: typeof said) => chunks.map(({ chunk }) => chunk).join('')
  const mocks = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream)
    return t.mock.method(stream, 'write', (chunk: string | Uint8Array) => {
      if (typeof chunk !== 'string') return write(chunk)
      said.push({ chunk, isStdout: stream === process.stdout })
      return true
    })
  })
  try {
    const code = await runCommand(databaseUrl, name, args, token)
    return { code, out: textOf(said), stdout: textOf(said.filter(({ isStdout }) => isStdout)) }
  } finally {
    for (const { mock } of mocks) mock.restore()
  }
}

/** Runs an operator's command. */
export const runWelt = (t: TestContext, databaseUrl: string, ...words: readonly string[]): Promise<Said> =>
  runWeltWithToken(t, databaseUrl, undefined, words)
