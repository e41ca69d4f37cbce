import { plainPage } from './web/plain-page.ts'

const CARDS: readonly (readonly [card: string, outcome: string])[] = [
  ['4111 1111 1111 1111', 'Visa, approved'],
  ['5555 5555 5555 4444', 'Mastercard, approved'],
  ['3700 0000 0000 002', 'Amex, approved (security code 7373)'],
  ['4917 6100 0000 0000', 'Visa, 3-D Secure: the bank’s page asks (password “password”)'],
  ['4000 0000 0000 0002', 'Visa, refused'],
  ['4111 1111 1111 1111, name DECLINED', 'Refused'],
  ['4111 1111 1111 1111, name NOT_ENOUGH_BALANCE', 'Refused: not enough balance'],
  ['4111 1111 1111 1111, name PENDING', 'Pending, approved two seconds later'],
]

/** Test cards and a link to the mailbox. */
export const startPage = plainPage({
  title: 'Welt sandbox',
  main: `<h1>Test cards</h1><p>Expiry <code>03/30</code>, security code <code>737</code>. No money moves.</p>
<table><thead><tr><th scope="col">Card number</th><th scope="col">What happens</th></tr></thead><tbody>${CARDS.map(
    ([card, outcome]) => `<tr><td><code>${card}</code></td><td>${outcome}</td></tr>`,
  ).join('')}</tbody></table>
<h2>Mail</h2><p>Everything the shops send is in the <a href="/mailbox">mailbox</a>.</p>
<h2>Stock</h2><p>What stores report to the shops is on the <a href="/inventory">stock page</a>.</p>`,
})
