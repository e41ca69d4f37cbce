import type { PaymentService } from '../adyen/service.ts'
import type { Route } from '../web/answer.ts'
import { scriptRoute } from '../web/script-route.ts'
import { bankFrameRoutes } from './frames.ts'
import { bankPageRoutes } from './redirect-page.ts'

/** The cardholder's bank, as a page of its own and in frames of the shop. */
export function bankRoutes(service: PaymentService): Route[] {
  return [
    scriptRoute('/bank/post-to-parent.js', new URL('./browser/post-to-parent.js', import.meta.url)),
    ...bankPageRoutes(service),
    ...bankFrameRoutes(service),
  ]
}
