import { SECOND_MS } from '@welt/kit/time'
import type { TextTransport } from '#src/modules/notifications/ports'
import type { Config } from '#src/platform/config'

type SmsSettings = Pick<Config, 'sms' | 'sandboxUrl'> & Partial<Pick<Config, 'sandboxPassword'>>

function serviceOf({ sms, sandboxUrl, sandboxPassword }: SmsSettings) {
  if (sms.url) return { url: sms.url, authorization: `Bearer ${sms.apiKey}`, from: sms.sender }
  const credentials = Buffer.from(`shop:${sandboxPassword ?? ''}`).toString('base64')
  return sandboxUrl
    ? { url: `${sandboxUrl}/mailbox/texts`, authorization: `Basic ${credentials}`, from: undefined }
    : undefined
}

/**
 * Posts each message as JSON to SMS_URL, else to the sandbox. Without either, messages stay queued and each attempt
 * logs the reason. The form is in docs/configuration.md.
 */
export function createTextTransport(settings: SmsSettings): TextTransport {
  const service = serviceOf(settings)
  if (!service) return { send: () => Promise.reject(new Error('No way to send text messages: set SMS_URL.')) }
  return {
    send: async ({ id, to, text, from, site }) => {
      const response = await fetch(service.url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: service.authorization,
          'idempotency-key': id,
        },
        body: JSON.stringify({ id, to, from: service.from ?? from, text, site }),
        redirect: 'error',
        signal: AbortSignal.timeout(5 * SECOND_MS),
      })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`the text message service answered ${response.status}`)
    },
  }
}
