import { setTimeout as sleep } from 'node:timers/promises'
import { readOptions } from './options.ts'
import { startedWith } from './test-runner/processes.ts'
import { RUN_MARK } from './test-runner/run-folder.ts'
import { closingText, type Ending, runStages } from './test-runner/run-stages.ts'
import { cleanUp, filesOf, groups, type Stage } from './test-runner/stages.ts'

const stages = groups.flat()
const areas = stages.map(({ name }) => name)
const HELP = `npm test [-- --only <area>[,<area>]] [<file of tests> ...]
Areas: ${areas.join(', ')}
`
const { values, positionals: files } = readOptions(
  { allowPositionals: true, options: { only: { type: 'string' } } },
  HELP,
)
const only = values.only?.split(',')

const unknown =
  only?.find((name) => !areas.includes(name)) ?? files.find((file) => !stages.flatMap(filesOf).includes(file))
if (unknown !== undefined) {
  process.stdout.write(`There is no "${unknown}".\n${HELP}`)
  process.exit(2)
}

const isFileWanted = (file: string) => files.length === 0 || files.includes(file)
const isWanted = (stage: Stage) =>
  (only === undefined || only.includes(stage.name)) && (files.length === 0 || filesOf(stage).some(isFileWanted))

/** PostgreSQL's helpers end slightly after it. */
const EXIT_MS = 60_000

async function leftBehind(): Promise<readonly string[]> {
  const look = () => startedWith(RUN_MARK)
  for (const until = Date.now() + EXIT_MS; look().length > 0 && Date.now() < until; ) await sleep(100)
  return look().map(({ pid, command }) => `${pid} ${command}`)
}

let isEnding = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    // A terminal's signal arrives twice: directly, and forwarded by the parent command.
    if (!isEnding) void cleanUp().finally(() => process.exit(130))
    isEnding = true
  })

const startedAt = Date.now()
let endings: readonly Ending[] = []
try {
  endings = await runStages(isWanted, isFileWanted)
} finally {
  await cleanUp()
}
const left = await leftBehind()
if (left.length > 0) {
  endings = [...endings, { name: 'processes', isGood: false, ms: 0 }]
  process.stdout.write(`These were started and still run:\n${left.join('\n')}\n`)
}
process.stdout.write(closingText(endings, Date.now() - startedAt))
process.exit(endings.every(({ isGood }) => isGood) ? 0 : 1)
