// Runs on Node 20 or newer: installs the packages, then starts the command with the pinned Node 24.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.welt-installed')
const pinnedNode = join(modules, '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
const STARTER_CHECK_MS = 250
/** npm may exit during the installation, so read this first. */
const starter = findStarter()
const COMMANDS = {
  start: 'start.ts',
  dev: 'start.ts',
  test: 'test.ts',
  bench: '../bench/run.ts',
  seed: 'seed.ts',
  welt: 'welt.ts',
}

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

/** npm's shell and npm; undefined unless npm started this process. */
function findStarter() {
  if (!process.env.npm_lifecycle_event) return undefined
  const parent = process.ppid
  return { parent, npm: /^(?:sh|dash|bash|zsh|ash|busybox|ksh)$/.test(nameOf(parent)) ? parentOf(parent) : undefined }
}

/** npm's shell does not forward signals, and SIGKILL cannot be forwarded. */
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
  // `npm ci` fails where a registry lacks a package for another platform; --no-save preserves the lock file.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const included = ['--include=dev', '--include=optional']
  const run = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...included], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (run.status !== 0)
    fail('The packages could not be installed. Check the network and the free disk space, then run the command again.')
  if (!pinnedNodeAnswers())
    spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
      cwd: join(modules, 'node'),
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  if (!pinnedNodeAnswers())
    fail(
      'Node 24 could not be installed from the npm package "node". Allow its install script: ' +
        'npm install-scripts approve node',
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
// The command exits when the IPC channel closes; the channel does not pass through the Windows shell.
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
// Ctrl-C reaches the child as well, a signal to this process alone does not.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
