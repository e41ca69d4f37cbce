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
    /** Marketing only. */
    unsubscribe_url: string | null
    created_at: Generated<Date>
    sent_at: Date | null
  }
  /** Subscriptions: one row for each address, topic and channel of a site. [A69] */
  subscription: {
    website_id: number
    email: string
    topic: string
    channel: Generated<'email' | 'sms'>
    status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_ACTIVE' | 'UNCONFIRMED'
    source: string | null
    consented_at: Date | null
    unsubscribed_at: Date | null
    /** Goes into links of mails; opens nothing else. */
    link_token: string | null
    /** When it was last requested. */
    requested_at: Date | null
    /** The account that chose it; without one, only the address did. */
    customer_id: number | null
    /**
     * Requested without signing in, or confirmed by its link: an account that has not confirmed the address neither
     * sees nor ends it.
     */
    is_by_address: Generated<boolean>
  }
}
