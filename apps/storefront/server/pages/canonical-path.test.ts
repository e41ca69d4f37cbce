import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canonicalPath } from './canonical-path.ts'

test('a path has one form: no trailing slash, screens in their own case, codes unchanged', () => {
  const forms: Readonly<Record<string, string>> = {
    '/': '/',
    '/boots/': '/boots',
    '/stellar-platform-sandal-black.html/': '/stellar-platform-sandal-black.html',
    '/women/boots///': '/women/boots',
    '/SEARCH': '/search',
    '/Cart/': '/cart',
    '/Checkout/Success': '/checkout/success',
    '/CUSTOMER/account/Login/': '/customer/account/login',
    '/customer/account/createpassword': '/customer/account/createPassword',
    '/customer/account/createPassword': '/customer/account/createPassword',
    '/W/AbC-dEf_123/': '/w/AbC-dEf_123',
    '/order/AbC-dEf_123': '/order/AbC-dEf_123',
    '/Order/documents/tax.AbC.12.dE.pdf/': '/order/documents/tax.AbC.12.dE.pdf',
    '/Gift-Card.html': '/gift-card.html',
    '/Stellar.html/Reviews/Write': '/stellar.html/reviews/write',
    '/BRANDS/Vela-Rossi/': '/brands/vela-rossi',
    '/Boots': '/Boots',
    '/Boots/': '/Boots/',
    '/api/Me/': '/api/Me/',
    '/GraphQL/': '/GraphQL/',
    '/%5Cevil/': '/%5Cevil',
    '/%2F%2Fevil/': '/%2F%2Fevil',
  }
  for (const [path, canonical] of Object.entries(forms)) assert.equal(canonicalPath(path), canonical, path)
})
