import assert from 'node:assert/strict'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { test } from 'node:test'
import type { OutgoingMail } from '#src/modules/notifications/ports'
import { createMailTransport } from './transport.ts'

const MAIL: OutgoingMail = {
  messageId: '<order-confirmation.100001234@mollini.example>',
  from: { name: 'Mollini', address: 'orders@mollini.example' },
  to: 'ana@example.com',
  subject: 'Your Mollini order 100001234',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  unsubscribeUrl: 'http://mollini.localhost:3000/subscribe?unsubscribe=t',
  site: 'mollini',
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** A minimal SMTP server that collects what it receives. */
function talkSmtp(socket: Socket, lines: string[]): void {
  let isData = false
  socket.write('220 test\r\n')
  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
      lines.push(line)
      if (isData && line !== '.') continue
      isData = line === 'DATA'
      socket.write(isData ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n')
    }
  })
}

test('with SMTP_URL a mail goes out by SMTP in two versions with its own Message-ID', async () => {
  const lines: string[] = []
  const server = createServer((socket) => talkSmtp(socket, lines))
  const port = await listen(server)
  await createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, sandboxUrl: 'http://unused' }).send(MAIL)
  server.close()
  const sent = lines.join('\n')
  for (const part of [
    'RCPT TO:<ana@example.com>',
    'From: Mollini <orders@mollini.example>',
    `Message-ID: ${MAIL.messageId}`,
    'List-Unsubscribe: <http://mollini.localhost:3000/subscribe?unsubscribe=t>',
    'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    'text/plain',
    'text/html',
  ])
    assert.ok(sent.includes(part), part)
})

test('a mail of the contact form goes out with its file, and answers go to the shopper', async () => {
  const lines: string[] = []
  const server = createServer((socket) => talkSmtp(socket, lines))
  const port = await listen(server)
  const content = Buffer.from('%PDF-1.7 a split sole')
  const attachments = [{ name: 'Sole.pdf', mime: 'application/pdf', content }]
  const transport = createMailTransport({ smtpUrl: `smtp://127.0.0.1:${port}`, sandboxUrl: undefined })
  await transport.send({ ...MAIL, replyTo: 'ana@example.com', attachments })
  server.close()
  const sent = lines.join('\n')
  for (const part of ['Reply-To: ana@example.com', 'filename=Sole.pdf', content.toString('base64')])
    assert.ok(sent.includes(part), part)
})

test('without it the sandbox’s mailbox takes the mail, and its refusal is an error', async () => {
  const statuses = [201, 503]
  const bodies: string[] = []
  const credentials: unknown[] = []
  const server = createHttpServer((request, response) => {
    credentials.push(request.headers.authorization)
    request.setEncoding('utf8').on('data', (chunk: string) => bodies.push(chunk))
    request.on('end', () => response.writeHead(statuses.shift() ?? 500).end())
  })
  const settings = { smtpUrl: undefined, sandboxUrl: `http://127.0.0.1:${await listen(server)}` }
  const transport = createMailTransport({ ...settings, sandboxPassword: 'a good password' })
  await transport.send(MAIL)
  assert.deepEqual(JSON.parse(bodies.join('')), { ...MAIL, from: 'Mollini <orders@mollini.example>' })
  await assert.rejects(transport.send(MAIL), /503/)
  assert.deepEqual(credentials, Array(2).fill(`Basic ${Buffer.from('shop:a good password').toString('base64')}`))
  server.close()
  server.closeAllConnections()
})

test('without both, sending says which setting is missing', async () => {
  await assert.rejects(createMailTransport({ smtpUrl: undefined, sandboxUrl: undefined }).send(MAIL), /SMTP_URL/)
})
