import type { TestContext } from 'node:test'
import { runCommand } from '../commands/run-command.ts'

export interface Said {
  readonly code: number
  readonly out: string
}

/** Runs an operator's command. Only texts are caught: the test runner reports through the same stream, as bytes. */
export async function runWelt(t: TestContext, databaseUrl: string, ...words: readonly string[]): Promise<Said> {
  const [name = '', ...args] = words
  const said: string[] = []
  const mocks = [process.stdout, process.stderr].map((stream) => {
    const write = stream.write.bind(stream)
    return t.mock.method(stream, 'write', (chunk: string | Uint8Array) => {
      if (typeof chunk !== 'string') return write(chunk)
      said.push(chunk)
      return true
    })
  })
  try {
    return { code: await runCommand(databaseUrl, name, args), out: said.join('') }
  } finally {
    for (const { mock } of mocks) mock.restore()
  }
}
