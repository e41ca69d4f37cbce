import { brands } from '@welt/brands'
import { hashPassword } from '#modules/customer'
import { DEMO_ACCOUNT } from '../commands/demo-orders/demo-account.ts'
import { fingerprintOf } from './rows.ts'
import type { SeedStep } from './step.ts'

const AU_HOME = {
  street: ['12 Smith Street'],
  city: 'Fitzroy',
  region: { code: 'VIC', label: 'Victoria', regionId: 575 },
  postcode: '3065',
  countryCode: 'AU',
}
const AU_WORK = {
  street: ['Level 3', '1 Collins Street'],
  city: 'Melbourne',
  region: AU_HOME.region,
  postcode: '3000',
  countryCode: 'AU',
}
const NZ_HOME = { street: ['8 Cuba Street'], city: 'Wellington', region: null, postcode: '6011', countryCode: 'NZ' }
const NZ_WORK = { street: ['20 Queen Street'], city: 'Auckland', region: null, postcode: '1010', countryCode: 'NZ' }

const PERSON = {
  prefix: null,
  firstname: 'Robin',
  middlename: null,
  lastname: 'Walker',
  suffix: null,
  fax: null,
  vatId: null,
}

const accounts = brands.map((brand) => {
  const [home, work] = brand.country === 'NZ' ? [NZ_HOME, NZ_WORK] : [AU_HOME, AU_WORK]
  const telephone = brand.country === 'NZ' ? '021 000 0000' : '0400 000 000'
  return {
    websiteId: brand.websiteId,
    home: { ...PERSON, ...home, company: null, telephone },
    work: { ...PERSON, ...work, company: 'Walker & Co', telephone },
    cardToken: `DEMOCARD${brand.websiteId}`,
  }
})

/** Demonstrations only: production must not have an account with a public password. */
export function accountsStep(): SeedStep {
  return {
    name: 'accounts',
    unit: 'accounts',
    fingerprint: () => fingerprintOf({ accounts, DEMO_ACCOUNT }),
    run: async (client) => {
      const hash = await hashPassword(DEMO_ACCOUNT.password)
      for (const { websiteId, home, work, cardToken } of accounts) {
        const { rows } = await client.query<{ id: number }>(
          `insert into customer (website_id, email, firstname, lastname, date_of_birth, password_hash, email_confirmed_at)
           values ($1, $2, $3, $4, '1988-02-29', $5, now())
           on conflict (website_id, email) do nothing returning id`,
          [websiteId, DEMO_ACCOUNT.email, PERSON.firstname, PERSON.lastname, hash],
        )
        const [customer] = rows
        if (!customer) continue // exists already; keep its changes
        await client.query(
          `insert into customer_address (customer_id, address, is_default_billing, is_default_shipping)
           values ($1, $2, true, true), ($1, $3, false, false)`,
          [customer.id, JSON.stringify(home), JSON.stringify(work)],
        )
        await client.query(
          `insert into saved_card (token_id, customer_id, brand, last_four, expiry_month, expiry_year, holder_name)
           values ($1, $2, 'visa', '1111', '03', '2030', 'Robin Walker') on conflict do nothing`,
          [cardToken, customer.id],
        )
      }
      return accounts.length
    },
  }
}
