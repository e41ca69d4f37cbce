// Runs on whatever Node 20+ the machine has: installs what is missing, then hands over to the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.welt-installed')
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
/** How often it is looked whether npm is still there. */
const STARTER_CHECK_MS = 250
/** Read first of all: npm can be gone by then. */
const starter = findStarter()
const COMMANDS = {
  start: 'start.ts',
  dev: 'start.ts',
  test: 'test.ts',
  bench: '../bench/run.ts',
  seed: 'seed.ts',
  welt: 'welt.ts',
}

/** The parent of a process; undefined where /proc does not have it, or when the process is gone. */
function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ')[1])
  } catch {
    return undefined
  }
}

function nameOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim()
  } catch {
    return ''
  }
}

/**
 * The processes between this one and the shell where `npm start` was typed: npm's shell and, above it, npm. Undefined
 * when it was not npm that started this: then only a signal ends it, so that it can be left running.
 */
function findStarter() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return { parent, npm: /^(?:sh|dash|bash|zsh|ash|busybox|ksh)$/.test(nameOf(parent)) ? parentOf(parent) : undefined }
}

/** npm was ended: its shell does not pass signals on, and SIGKILL cannot be passed on. */
function isStarterGone({ parent, npm }) {
  return process.ppid !== parent || (npm !== undefined && parentOf(parent) !== npm)
}

function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

function pinnedNodeAnswers() {
  const run = spawnSync(pinnedNode, ['--version'], { encoding: 'utf8', shell: process.platform === 'win32' })
  return run.status === 0 && run.stdout.startsWith('v24.')
}

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(pinnedNode)) return
  process.stderr.write('Installing packages (once) …\n')
  // Not `npm ci`: it fails where a registry lacks a package of another platform. With --no-save the lock file is
  // followed and left alone.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The builder is a development package and PostgreSQL an optional one: both are needed whatever NODE_ENV and npm's
  // settings leave out.
  const included = ['--include=dev', '--include=optional']
  const run = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...included], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (run.status !== 0)
    fail('The packages could not be installed. Check the network and the free disk space, then run the command again.')
  // Where install scripts are blocked the pinned Node is fetched by its own installer.
  if (!pinnedNodeAnswers())
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: join(modules, 'node'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (!pinnedNodeAnswers())
    fail(
      'Node 24 could not be installed from the npm package "node". Allow its install script: npm install-scripts approve node',
    )
  writeFileSync(stamp, wanted)
}

const [major] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Node 20 or newer is needed; this is ${process.version}.`)
const [command, ...rest] = process.argv.slice(2)
if (!(command in COMMANDS)) fail(`Unknown command ${command}. Try: ${Object.keys(COMMANDS).join(', ')}.`)
install()

const env = {
  ...process.env,
  PATH: `${join(modules, '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
}
const script = join(root, 'scripts', COMMANDS[command])
const isWindows = process.platform === 'win32'
// By its channel the command learns that this process is gone, and ends itself; it does not reach through the shell of
// Windows.
const preload = isWindows ? [] : ['--import', pathToFileURL(join(root, 'scripts/start-up/exit-with-parent.mjs')).href]
const args = [
  '--disable-warning=ExperimentalWarning',
  ...preload,
  script,
  ...(command === 'dev' ? ['--dev'] : []),
  ...rest,
]
const child = spawn(pinnedNode, args, {
  cwd: root,
  env,
  stdio: isWindows ? 'inherit' : ['inherit', 'inherit', 'inherit', 'ipc'],
  shell: isWindows,
})
if (starter) {
  const watch = setInterval(() => {
    if (!isStarterGone(starter)) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, STARTER_CHECK_MS)
}
// Ctrl-C reaches the child too; a signal sent to this process alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
