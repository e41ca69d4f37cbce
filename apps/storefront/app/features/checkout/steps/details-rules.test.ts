import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AddressCountry } from '#app/session/site/site-settings.ts'
import { BILLING_ONLY, checkAuthority, OWN_INSTRUCTION, readDetails } from './details-rules.ts'

test('authority to leave sends one of the seven options or the shopper’s own words, for AU only [J08.2]', () => {
  assert.equal(
    checkAuthority({ isChecked: true, option: 'Leave at mail room', own: '' }, 'AU').instructions,
    'Leave at mail room',
  )
  assert.equal(
    checkAuthority({ isChecked: true, option: OWN_INSTRUCTION, own: ' Behind the pot ' }, 'AU').instructions,
    'Behind the pot',
  )
  assert.equal(checkAuthority({ isChecked: true, option: 'Leave at mail room', own: '' }, 'NZ').instructions, undefined)
  assert.ok(checkAuthority({ isChecked: true, option: OWN_INSTRUCTION, own: '' }, 'AU').errors.authority_own)
  assert.ok(checkAuthority({ isChecked: true, option: 'In the boot', own: '' }, 'AU').errors.authority_option)
})

const countries: readonly AddressCountry[] = [
  { code: 'AU', name: 'Australia', isDeliveredTo: true, regions: [{ code: 'VIC', name: 'Victoria' }] },
]

function formOf(values: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}

test('where nothing is delivered a name is all that is asked for, and all that is sent [A25]', () => {
  const name = { firstname: 'Ana', lastname: 'Tran' }
  const { details, errors, isBillingOnly } = readDetails(
    formOf({ [BILLING_ONLY]: '1', ...name, street1: '1 Smith St' }),
    countries,
  )
  assert.deepEqual([errors, isBillingOnly], [{}, true])
  assert.deepEqual([details.billing.street1, details.billing.country], ['', 'AU'])
  const wrong = readDetails(formOf({ [BILLING_ONLY]: '1', firstname: ' ', lastname: 'R2D2' }), countries)
  assert.deepEqual(Object.keys(wrong.errors), ['firstname', 'lastname'])
  assert.ok(Object.keys(readDetails(formOf({ ...name, country: 'AU' }), countries).errors).includes('street1'))
})
