import type { SiteId } from '@welt/brands'

interface SampleSeller {
  readonly seller_legal_name: string
  readonly seller_tax_number: string
  readonly seller_address: readonly string[]
  readonly returns_address: readonly string[]
}

const sample = (
  name: string,
  taxNumber: string,
  address: readonly string[],
  returnsAddress: readonly string[],
): SampleSeller => ({
  seller_legal_name: `${name} Sample Pty Ltd`,
  seller_tax_number: taxNumber,
  seller_address: address,
  returns_address: [`${name} Returns`, ...returnsAddress],
})

const TRUGANINA = ['Locked Bag 3000', 'TRUGANINA VIC 3029']
const MELBOURNE = ['120 Collins Street', 'MELBOURNE VIC 3000']

/** Samples, for demonstrations. */
export const sellers: Readonly<Record<SiteId, SampleSeller>> = {
  williams: sample('Williams', '12345678902', MELBOURNE, TRUGANINA),
  styletread: sample('Styletread', '12345678903', ['48 Pitt Street', 'SYDNEY NSW 2000'], TRUGANINA),
  'styletread-nz': {
    ...sample(
      'Styletread',
      '123456789',
      ['90 Customs Street West', 'Auckland 1010'],
      ['PO Box 90400', 'Auckland 1142'],
    ),
    seller_legal_name: 'Styletread New Zealand Sample Limited',
  },
  mollini: sample('Mollini', '12345678904', MELBOURNE, TRUGANINA),
  trybe: sample('Trybe', '12345678905', MELBOURNE, TRUGANINA),
  mathers: sample('Mathers', '12345678901', ['200 Creek Street', 'BRISBANE QLD 4000'], TRUGANINA),
  midas: sample('Midas', '12345678906', MELBOURNE, TRUGANINA),
}
