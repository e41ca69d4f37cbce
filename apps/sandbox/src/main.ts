import { createLog } from '@welt/kit/log'
import { readConfig } from './config.ts'
import { openSandbox } from './sandbox.ts'

const log = createLog('sandbox')

function start(): void {
  const config = readConfig(process.env)
  const sandbox = openSandbox(config, (error) =>
    log('error', 'request failed', { message: error instanceof Error ? error.message : String(error) }),
  )
  sandbox.server.on('error', (error) => {
    log('error', 'cannot listen', { message: error.message })
    process.exit(1)
  })
  sandbox.server.listen(config.port, () => log('info', 'listening', { port: config.port, mailbox: `${config.publicUrl}/mailbox` }))
  const stop = () => {
    log('info', 'stopping')
    void sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  start()
} catch (error) {
  log('error', 'cannot start', { message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
