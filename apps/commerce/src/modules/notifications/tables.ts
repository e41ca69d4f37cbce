import type { Generated } from 'kysely'

export interface NotificationTables {
  /** Rendered mails, sent once per kind, subject and recipient. */
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
  /** One row per address, topic and channel of a site. [A69] */
  subscription: {
    website_id: number
    email: string
    topic: string
    channel: Generated<'email' | 'sms'>
    status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_ACTIVE' | 'UNCONFIRMED'
    source: string | null
    consented_at: Date | null
    unsubscribed_at: Date | null
    /** Token of mailed links; grants nothing else. */
    link_token: string | null
    /** Latest request. */
    requested_at: Date | null
    /** The account that chose it, if any. */
    customer_id: number | null
    /** Requested as a guest or confirmed by link: an account with an unconfirmed email can't see or end it. */
    is_by_address: Generated<boolean>
  }
}
