import { createServer } from 'node:http'
import { listenOn, reportStart } from '@welt/kit/listen'

// A stub service; PART_DOES sets its behaviour.

const [does, ...rest] = (process.env.PART_DOES ?? '').split(' ')
setInterval(() => undefined, 60_000)
if (does === 'break') throw new Error(rest.join(' '))
if (does === 'advance') for (let step = 1; step <= Number(rest[0]); step += 1) reportStart({ progress: `step ${step}` })
if (does !== 'hang')
  await listenOn(
    createServer((_, response) => response.end()),
    Number(process.env.PART_PORT),
    ['127.0.0.1'],
  )
