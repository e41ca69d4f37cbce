import type { Server } from 'node:http'
import { join } from 'node:path'
import { openLedger, type Webhook } from './adyen/ledger.ts'
import { type Notice, writeNotification } from './adyen/notifications.ts'
import { adyenRoutes } from './adyen/routes.ts'
import type { PaymentService } from './adyen/service.ts'
import { resumePending } from './adyen/settlement.ts'
import { createVault } from './adyen/vault.ts'
import { createWebhookSender } from './adyen/webhook-sender.ts'
import { bankRoutes } from './bank/routes.ts'
import { fontRoutes } from './card-fields/routes.ts'
import { checkoutShopperRoutes } from './checkout-shopper/routes.ts'
import type { Config } from './config.ts'
import { createFaults } from './control/faults.ts'
import { controlRoutes } from './control/routes.ts'
import { hostedRoutes } from './hosted/routes.ts'
import { openInventoryStore } from './inventory/inventory-store.ts'
import { inventoryRoutes } from './inventory/routes.ts'
import { openLoyaltyStore } from './loyalty/loyalty-store.ts'
import { loyaltyRoutes, type ReceivedCall } from './loyalty/routes.ts'
import { openMailbox } from './mailbox/mailbox.ts'
import { createPreviews, previewRoutes } from './mailbox/previews.ts'
import { mailboxRoutes } from './mailbox/routes.ts'
import { openTextBox } from './mailbox/texts.ts'
import { parcelPointRoutes } from './parcel-point/routes.ts'
import { redirectMethodRoutes } from './redirect-methods/routes.ts'
import { startPage } from './start-page.ts'
import { json, type Route } from './web/answer.ts'
import { behindPassword } from './web/password.ts'
import { serveRoutes } from './web/server.ts'

/** Time for running requests during shutdown. */
const CLOSE_MS = 5000

export interface Sandbox {
  readonly server: Server
  /** Finishes running requests; undelivered notifications wait for the next start. */
  close(): Promise<void>
}

/** The caller listens. */
export function openSandbox(config: Config, onError: (error: unknown) => void): Sandbox {
  const faults = createFaults()
  const ledger = openLedger(join(config.dataDirectory, 'sandbox'))
  const vault = createVault()
  const webhookSender = createWebhookSender(ledger, {
    url: `${config.commerceUrl}/webhooks/adyen`,
    user: config.webhookUser,
    password: config.webhookPassword,
  })
  /** Notifications that a test delays. */
  const stored: Webhook[] = []
  const notify = (notice: Notice) => {
    const fault = faults.take('webhooks', notice.merchantReference)
    if (fault?.effect === 'off') return
    const webhook = writeNotification(notice, config.hmacKeys[0] ?? '', new Date())
    if (fault?.effect === 'keep') return void stored.push(webhook)
    webhookSender.send(webhook, fault?.effect === 'delay' ? fault.delayMs : 0)
    if (fault?.effect === 'duplicate') webhookSender.send({ ...webhook, id: `${webhook.id}-again` })
  }
  const deliverStored = () => {
    for (const webhook of stored.splice(0)) webhookSender.send(webhook)
  }
  const service: PaymentService = {
    ledger,
    vault,
    merchantAccount: config.merchantAccount,
    publicUrl: config.publicUrl,
    notify,
  }
  resumePending(service)
  const previews = createPreviews()
  const loyaltyCalls: ReceivedCall[] = []
  const routes: Route[] = [
    { method: 'GET', path: '/livez', handle: () => json({ ok: true }) },
    { method: 'GET', path: '/readyz', handle: () => json({ ok: true }) },
    // Payment pages, protected by unguessable URLs instead of the password.
    ...bankRoutes(service),
    ...hostedRoutes(service),
    ...redirectMethodRoutes(service),
    ...parcelPointRoutes,
    ...checkoutShopperRoutes({ service, faults, origins: config.frameOrigins }),
    ...fontRoutes,
    ...behindPassword(config.password, [
      { method: 'GET', path: '/', handle: () => startPage },
      ...adyenRoutes(service, faults),
      ...loyaltyRoutes(openLoyaltyStore(join(config.dataDirectory, 'sandbox')), faults, loyaltyCalls),
      ...mailboxRoutes(
        openMailbox(join(config.dataDirectory, 'outbox')),
        openTextBox(join(config.dataDirectory, 'outbox', 'texts')),
        previews,
      ),
      ...previewRoutes(previews),
      ...inventoryRoutes(openInventoryStore(join(config.dataDirectory, 'sandbox')), faults),
      ...(config.isControlOn ? controlRoutes({ service, faults, deliverStored, loyaltyCalls }) : []),
    ]),
  ]
  const server = serveRoutes(routes, onError)
  const close = () =>
    new Promise<void>((resolve) => {
      webhookSender.stop()
      server.close(() => resolve())
      server.closeIdleConnections()
      setTimeout(() => server.closeAllConnections(), CLOSE_MS).unref()
    })
  return { server, close }
}
