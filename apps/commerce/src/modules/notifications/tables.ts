import type { Generated, GeneratedAlways } from 'kysely'

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
  /** Of the contact form. [R2.32, A11] */
  contact_message: {
    id: GeneratedAlways<number>
    website_id: number
    /** For shopper and service desk. */
    reference: string
    /** Of the content and its day: the same message again has the same reference. */
    digest: string
    topic: string | null
    order_number: string | null
    name: string
    email: string
    telephone: string | null
    comment: string
    created_at: Generated<Date>
  }
  /** Uploaded for a message, which claims it by its token. */
  contact_file: {
    token: string
    website_id: number
    message_id: number | null
    name: string
    mime: string
    digest: string
    content: Buffer
    created_at: Generated<Date>
  }
}
