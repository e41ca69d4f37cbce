import type { Generated } from 'kysely'

/** Tables of the notifications module. */
export interface NotificationTables {
  /** Mails that were rendered; sent by the worker, once for each kind, subject and recipient. */
  mail: {
    id: Generated<number>
    website_id: number
    kind: string
    subject_id: string
    message_id: string
    recipient: string
    subject: string
    html: string
    text: string
    created_at: Generated<Date>
    sent_at: Date | null
  }
  /** Who wants to hear what: one row for each address, topic and channel of a site. @source A69 */
  subscription: {
    website_id: number
    email: string
    topic: string
    channel: Generated<'email' | 'sms'>
    status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_ACTIVE' | 'UNCONFIRMED'
    source: string | null
    consented_at: Date | null
    unsubscribed_at: Date | null
  }
}
