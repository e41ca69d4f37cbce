import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Brand, brandOf, brands } from '@welt/brands'
import { formatArrival } from '@welt/kit/arrival'
import {
  type OrderMailModel,
  renderAccountNotice,
  renderOrderConfirmation,
  renderPasswordReset,
  renderPaymentFailed,
  renderPaymentReturned,
} from '../index.ts'
import { PREVIEW_KINDS, renderPreview } from '../previews/previews.ts'
import { sampleReturn } from '../previews/samples.ts'
import { renderNewsletterConfirm, renderNewsletterWelcome } from './account-letters.ts'
import { renderContactCopy, renderContactMessage } from './contact-message.ts'
import { shoesText } from './goods.ts'
import { html } from './markup.ts'
import { formatGrandTotal } from './phrases.ts'
import { renderReturnLetter } from './return-letters.ts'

const BACK = { hasNewCard: false, shownBy: '2026-11-27' } as const
const NASTY = `<script>alert("x")</script> O'Neil & Co`

const model = (over: Partial<OrderMailModel> = {}): OrderMailModel => ({
  orderNumber: '100001234',
  placedAt: new Date('2026-11-20T14:30:00Z'),
  shopUrl: 'http://mollini.localhost:3000',
  orderUrl: 'http://mollini.localhost:3000/order/abc',
  firstName: 'Ana',
  email: 'ana@example.com',
  currency: 'AUD',
  lines: [
    {
      name: 'Ravello',
      brand: 'Mollini',
      colour: 'Ink',
      size: 'EU 38',
      quantity: 2,
      rowCents: 25990,
      discountCents: 2599,
      imageUrl: 'http://mollini.localhost:3000/media/ravello/ink-three-quarter.avif?w=160&f=jpeg',
      imageAlt: 'Ravello in ink, seen from the side',
      productUrl: 'http://mollini.localhost:3000/ravello-ink.html',
    },
    {
      name: 'Duo',
      brand: undefined,
      colour: undefined,
      size: undefined,
      quantity: 1,
      rowCents: 9995,
      discountCents: 0,
      imageUrl: undefined,
      imageAlt: 'Duo',
      productUrl: undefined,
    },
  ],
  subtotalCents: 35985,
  discounts: [{ label: 'Welcome back', cents: 2599 }],
  shippingCents: 995,
  giftCardCents: 0,
  taxCents: 3126,
  totalCents: 34381,
  delivery: {
    title: 'Standard delivery',
    promise: { earliest: '2026-11-24', latest: '2026-11-27' },
    addressLines: ['Ana Bell', '1 Smith Street', 'Fitzroy VIC 3065', 'Australia'],
    instructions: 'Leave near the front door',
    items: [],
  },
  collections: [],
  billingLines: ['Ana Bell', '1 Smith Street'],
  payment: 'Visa ending 1111',
  ...over,
})

const COLLECTION: OrderMailModel['collections'][number] = {
  storeName: 'Mollini Chadstone',
  addressLines: ['1341 Dandenong Road', 'Chadstone VIC 3148'],
  phone: '(03) 5550 4104',
  directionsUrl: 'https://www.google.com/maps/dir/?api=1&destination=-37.88,145.08',
  code: 'K7M2QX',
  readyAt: '2026-11-27T15:00:00+11:00',
  nominee: { name: 'Bo Lee', phone: '0400000001' },
  items: ['1 x Ravello'],
}

test('the confirmation says where, when, by whom and with which code each part is collected', () => {
  const mail = renderOrderConfirmation(brandOf('mollini'), model({ collections: [COLLECTION] }))
  const facts = ['K7M2QX', 'Ready Fri 27 Nov from 3 pm', '1341 Dandenong Road', 'Bo Lee collects, 0400 000 001']
  for (const version of [mail.html, mail.text])
    for (const fact of [...facts, '1 x Ravello', 'Tue 24 – Fri 27 Nov']) assert.ok(version.includes(fact), fact)
  assert.match(mail.html, /Collect from Mollini Chadstone/)
  assert.match(mail.html, /destination=-37.88,145.08"/)
  assert.match(mail.text, /COLLECT FROM MOLLINI CHADSTONE/)
  const collected = renderOrderConfirmation(
    brandOf('mollini'),
    model({ delivery: undefined, collections: [COLLECTION] }),
  )
  assert.match(collected.text, /when you can collect it/)
})

test('the confirmation tells number, lines, totals with GST, delivery and help, in HTML and text', () => {
  const brand = brandOf('mollini')
  const mail = renderOrderConfirmation(brand, model())
  assert.equal(mail.subject, 'Your Mollini order 100001234')
  for (const version of [mail.html, mail.text]) {
    for (const fact of [
      '100001234',
      'Thank you, Ana',
      'Ravello',
      'EU 38',
      'Saving −$25.99',
      '$99.95',
      '$359.85',
      '−$25.99',
      '$9.95',
      'A$343.81',
      'Includes $31.26 GST',
      'Standard delivery',
      'Tue 24 – Fri 27 Nov',
      '1 Smith Street',
      'Fitzroy VIC 3065',
      'Leave near the front door',
      'Visa ending 1111',
      brand.helpPhone,
      brand.helpEmail,
      '21 November 2026',
    ]) {
      assert.ok(version.includes(fact), fact)
    }
  }
})

test('pictures have alternative texts, sizes and absolute addresses; no picture has none', () => {
  const { html: markup } = renderOrderConfirmation(brandOf('mollini'), model())
  const images = markup.match(/<img [^>]*>/g) ?? []
  assert.equal(images.length, 1)
  assert.match(
    images[0] ?? '',
    /src="http:\/\/mollini\.localhost:3000\/media\/ravello\/ink-three-quarter\.avif\?w=160&amp;f=jpeg"/,
  )
  assert.match(images[0] ?? '', /width="96" height="96" alt="Ravello in ink, seen from the side"/)
})

test('whatever shoppers write is text, never markup', () => {
  const [line] = model().lines
  assert.ok(line)
  const nasty = model({
    firstName: NASTY,
    billingLines: [NASTY],
    lines: [{ ...line, name: NASTY, colour: NASTY, imageAlt: NASTY }],
    delivery: { title: NASTY, promise: undefined, addressLines: [NASTY], instructions: NASTY, items: [NASTY] },
    collections: [{ ...COLLECTION, storeName: NASTY, addressLines: [NASTY], phone: NASTY, items: [NASTY] }],
    payment: NASTY,
  })
  const brand = brandOf('trybe')
  const letter = {
    ...{ name: NASTY, email: 'a@b.co', telephone: undefined, comment: NASTY },
    ...{ reference: undefined, topic: 'ORDER', orderNumber: undefined, fileName: NASTY },
  }
  const mails = [
    renderOrderConfirmation(brand, nasty),
    renderPaymentReturned(brand, nasty, { reason: 'too-late', isCharged: true, ...BACK }),
    renderPaymentFailed(brand, {
      model: nasty,
      money: 'not-charged',
      cartUrl: 'http://trybe.localhost/cart/restore?token=t',
    }),
    renderContactMessage(brand, letter, 'http://trybe.localhost'),
    renderContactCopy(brand, { ...letter, reference: 'C-2345678' }, 'http://trybe.localhost'),
  ]
  for (const { html: markup, text } of mails) {
    assert.ok(!markup.includes('<script'))
    assert.ok(markup.includes('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; O&#39;Neil &amp; Co'))
    assert.ok(text.includes(NASTY))
  }
})

test('the mail of a cancelled order says what goes back where: a charge, gift cards, or both', () => {
  const brand = brandOf('mollini')
  const cards = /We’ve put \$60\.00 back on your gift cards/
  const both = renderPaymentReturned(brand, model({ giftCardCents: 6000 }), {
    reason: 'cancelled',
    isCharged: true,
    ...BACK,
  })
  assert.match(
    both.text,
    /\$343\.81 goes back to Visa ending 1111[\s\S]*refunded to Visa ending 1111\. Banks show it by Fri 27 Nov/,
  )
  assert.match(both.text, cards)
  const alone = renderPaymentReturned(brand, model({ giftCardCents: 6000, totalCents: 0 }), {
    reason: 'cancelled',
    isCharged: true,
    ...BACK,
  })
  assert.equal(alone.subject, 'Your order 100001234 is cancelled')
  assert.match(alone.text, cards)
  assert.doesNotMatch(alone.text, /refunded|Banks/)
  const nothing = renderPaymentReturned(brand, model({ totalCents: 0 }), {
    reason: 'cancelled',
    isCharged: true,
    ...BACK,
  })
  assert.doesNotMatch(nothing.text, /refunded|gift cards/)
  for (const reason of ['refunded', 'too-late'] as const) {
    const released = renderPaymentReturned(brand, model({}), { reason, isCharged: false, ...BACK })
    assert.match(
      released.text,
      /You haven’t been charged\. If your bank shows the amount as pending, it will release it/,
    )
    assert.doesNotMatch(`${released.subject} ${released.text}`, /refund/)
  }
})

/** Every kind of mail from the model, for the site. */
const mailsOf = (brand: Brand, about: OrderMailModel) => [
  renderOrderConfirmation(brand, about),
  renderPaymentReturned(brand, about, { reason: 'refunded', isCharged: true, ...BACK }),
  renderPaymentFailed(brand, { model: about, money: 'refunded', cartUrl: 'http://x/cart/restore?token=t' }),
  renderNewsletterWelcome(brand, 'http://x', 'http://x/subscribe?unsubscribe=t'),
  renderNewsletterConfirm(brand, 'http://x', 'http://x/subscribe?confirm=t'),
  renderPasswordReset(brand, 'http://x', 'http://x/customer/account/createPassword?id=1&token=t'),
  renderAccountNotice(brand, 'http://x', 'password-changed'),
  renderAccountNotice(brand, 'http://x', 'account-closed'),
  ...PREVIEW_KINDS.map((kind) => renderPreview(kind, brand, 'http://x')),
]

test('every site’s mails carry its name, colours, help and seller, and no script or style sheet', () => {
  for (const brand of brands) {
    for (const mail of mailsOf(brand, model())) {
      assert.ok(
        mail.html.includes(brand.theme.accent) && mail.html.includes(brand.helpEmail) && mail.html.includes(brand.name),
        brand.id,
      )
      const { legalName, numbers, address } = brand.seller
      for (const part of [mail.html, mail.text])
        assert.ok(part.includes(`${legalName}, ${numbers}. ${address}`), `${brand.id}: ${mail.subject}`)
      assert.ok(!/<(script|style|link|form)/.test(mail.html))
    }
  }
})

test('every mail breaks words that are wider than a phone, and none of its parts is wider', () => {
  for (const brand of brands) {
    for (const { html: markup } of mailsOf(brand, model())) {
      assert.match(markup, /<table [^>]*width:100%;max-width:600px;[^"]*word-break:break-word;/, brand.id)
      for (const [, px] of markup.matchAll(/[;"](?:min-)?width:(\d+)px/g))
        assert.ok(Number(px) < 120, `${brand.id}: ${px} px`)
    }
  }
})

test('free delivery is called free, a gift card is taken off, goods without delivery show none', () => {
  const free = renderOrderConfirmation(brandOf('midas'), model({ shippingCents: 0, giftCardCents: 5000 }))
  assert.ok(free.text.includes('Delivery: Free') && free.text.includes('Gift card: −$50.00'))
  assert.ok(!renderOrderConfirmation(brandOf('midas'), model({ delivery: undefined })).text.includes('Delivery'))
})

test('every mail about an order or return has a button to it, and says the same in its text part', () => {
  for (const brand of [brandOf('mathers'), brandOf('styletread-nz')])
    for (const kind of PREVIEW_KINDS) {
      const { html: markup, text } = renderPreview(kind, brand, 'http://x')
      const [, url = '', label = ''] =
        /<a href="([^"]+)" style="[^"]*background-color[^"]*">([^<]+)</.exec(markup) ?? []
      assert.match(
        `${url} ${label}`,
        /^http:\/\/x\/(customer\/orders\/1000482|return\/view\S*) See your (order|return)$/,
        kind,
      )
      const shown = markup
        .slice(markup.indexOf('<h1'))
        .replace(/<[^>]+>/g, '\n')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&')
      for (const part of shown.split(/[\s:·]+/))
        assert.ok(text.includes(part) || kind === 'order-confirmation', `${kind}: ${part}`)
    }
})

test('shoes are named by their kind when all are of one', () => {
  assert.equal(shoesText([{ name: 'Meredith Ankle Boot' }, { name: 'Summit Hiking Boots' }]), 'boots')
  assert.equal(shoesText([{ name: 'Daintree Comfort Slip-On' }]), 'slip-ons')
  assert.equal(shoesText([{ name: 'Meredith Ankle Boot' }, { name: 'Marlo Loafer' }]), 'shoes')
  assert.equal(shoesText([{ name: 'Ravello' }]), 'shoes')
  assert.equal(shoesText([{ name: 'Ravello' }, { name: 'Horsehair Brush', size: 'One size' }]), 'items')
})

test('the mail with a return label asks for the shoes’ box, or for the packaging of other goods', () => {
  const brand = brandOf('mathers')
  const sample = sampleReturn({ brand, shopUrl: 'http://x' }, { method: 'label' })
  const textWith = (size: string) => {
    const lines = [...sample.lines, ...sample.lines.map((line) => ({ ...line, size }))]
    return renderReturnLetter(brand, 'return-authorised', { ...sample, lines }).text
  }
  assert.match(textWith('AU 8'), /Put the shoes in their box with the slip/)
  assert.match(textWith('One size'), /Put the items in their packaging with the slip/)
})

test('phrases', () => {
  assert.equal(formatGrandTotal(124995, 'NZD'), 'NZ$1,249.95')
  assert.equal(formatArrival({ earliest: '2026-11-24', latest: '2026-11-24' }), 'Tue 24 Nov')
  assert.equal(
    html`<a href="${'"'}">${'<'}${html`<b>`}${[html`1`, html`2`]}${undefined}</a>`.markup,
    '<a href="&quot;">&lt;<b>12</a>',
  )
})
