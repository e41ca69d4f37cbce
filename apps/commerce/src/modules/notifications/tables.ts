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
  /** Sent once per kind and subject; recipient and body are deleted once sent. */
  text_message: {
    id: Generated<number>
    website_id: number
    kind: string
    subject_id: string
    recipient: string
    body: string
    created_at: Generated<Date>
    sent_at: Date | null
  }
  /** Newsletter and other subscriptions, one row per address, topic and channel of a site. [A69] */
  subscription: {
    website_id: number
    email: string
    topic: string
    channel: Generated<'email' | 'sms'>
    status: 'SUBSCRIBED' | 'UNSUBSCRIBED' | 'NOT_ACTIVE' | 'UNCONFIRMED'
    source: string | null
    consented_at: Date | null
    unsubscribed_at: Date | null
    /** Used in mailed links; grants nothing else. */
    link_token: string | null
    requested_at: Date | null
    customer_id: number | null
    /** Requested as a guest or confirmed by link: hidden from accounts with an unconfirmed email. */
    is_by_address: Generated<boolean>
  }
}
