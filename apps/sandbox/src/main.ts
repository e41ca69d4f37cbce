import { listenOn } from '@welt/kit/listen'
import { createLog } from '@welt/kit/log'
import { readConfig } from './config.ts'
import { openSandbox } from './sandbox.ts'

const log = createLog('sandbox')

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const sandbox = openSandbox(config, (error) =>
    log('error', 'request failed', { message: error instanceof Error ? error.message : String(error) }),
  )
  await listenOn(sandbox.server, config.port, config.listenAddresses)
  log('info', 'listening', {
    port: config.port,
    addresses: config.listenAddresses,
    mailbox: `${config.publicUrl}/mailbox`,
  })
  const stop = () => {
    log('info', 'stopping')
    void sandbox.close().then(() => process.exit(0))
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

try {
  await start()
} catch (error) {
  log('error', 'cannot start', { message: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
