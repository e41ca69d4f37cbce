import type { SiteId } from '@welt/brands'

/** Shopping centres trade late once a week, street stores close on Sunday. */
export type HoursPattern = 'centre' | 'street' | 'regional' | 'west'

/** Coordinates in degrees. */
export interface StoreEntry {
  readonly code: string
  readonly site: SiteId
  readonly name: string
  readonly street: string
  readonly city: string
  /** Null in New Zealand. */
  readonly state: string | null
  readonly postcode: string
  readonly latitude: number
  readonly longitude: number
  readonly phone: string
  readonly hours: HoursPattern
  readonly services: readonly string[]
  readonly isOpen: boolean
  readonly isCollecting: boolean
}

type Day = readonly [opens: string, closes: string] | null
type Week = readonly [Day, Day, Day, Day, Day, Day, Day]

/** Monday first; null is closed. */
export const weeks: Readonly<Record<HoursPattern, Week>> = {
  centre: [
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '21:00'],
    ['09:00', '19:00'],
    ['09:00', '17:00'],
    ['10:00', '17:00'],
  ],
  street: [
    ['09:30', '17:30'],
    ['09:30', '17:30'],
    ['09:30', '17:30'],
    ['09:30', '18:00'],
    ['09:30', '18:00'],
    ['09:30', '16:00'],
    null,
  ],
  regional: [
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '14:00'],
    null,
  ],
  west: [
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '17:30'],
    ['09:00', '21:00'],
    ['09:00', '17:30'],
    ['09:00', '17:00'],
    ['11:00', '17:00'],
  ],
}

type Row = readonly [
  place: string,
  street: string,
  city: string,
  state: string | null,
  postcode: string,
  latitude: number,
  longitude: number,
  hours: HoursPattern,
]

const williams: readonly Row[] = [
  ['Bendigo', '31 Mitchell Street', 'Bendigo', 'VIC', '3550', -36.7578, 144.2794, 'street'],
  ['Ballarat', '112 Sturt Street', 'Ballarat', 'VIC', '3350', -37.5622, 143.8563, 'street'],
  ['Geelong', '77 Malop Street', 'Geelong', 'VIC', '3220', -38.1476, 144.3607, 'centre'],
  ['Shepparton', '210 Wyndham Street', 'Shepparton', 'VIC', '3630', -36.3805, 145.3991, 'regional'],
  ['Ringwood', '175 Maroondah Highway', 'Ringwood', 'VIC', '3134', -37.8136, 145.2292, 'centre'],
  ['Werribee', '250 Heaths Road', 'Hoppers Crossing', 'VIC', '3029', -37.8741, 144.6806, 'centre'],
  ['Albury', '525 Dean Street', 'Albury', 'NSW', '2640', -36.0806, 146.9158, 'regional'],
  ['Penrith', '585 High Street', 'Penrith', 'NSW', '2750', -33.7517, 150.694, 'centre'],
  ['Wollongong', '200 Crown Street', 'Wollongong', 'NSW', '2500', -34.4251, 150.8931, 'centre'],
  ['Canberra', '148 Bunda Street', 'Canberra', 'ACT', '2601', -35.2787, 149.1333, 'centre'],
  ['Toowoomba', '187 Margaret Street', 'Toowoomba', 'QLD', '4350', -27.561, 151.9534, 'centre'],
  ['Chermside', '395 Hamilton Road', 'Chermside', 'QLD', '4032', -27.3853, 153.0314, 'centre'],
  ['Mount Gambier', '21 Commercial Street East', 'Mount Gambier', 'SA', '5290', -37.8295, 140.7826, 'regional'],
  ['Launceston', '108 Brisbane Street', 'Launceston', 'TAS', '7250', -41.4366, 147.1376, 'street'],
]

const styletread: readonly Row[] = [
  ['Melbourne Central', '211 La Trobe Street', 'Melbourne', 'VIC', '3000', -37.8102, 144.9628, 'centre'],
  ['Chadstone', '1341 Dandenong Road', 'Chadstone', 'VIC', '3148', -37.886, 145.0827, 'centre'],
  ['Sydney', '450 George Street', 'Sydney', 'NSW', '2000', -33.8698, 151.207, 'centre'],
  ['Parramatta', '159 Church Street', 'Parramatta', 'NSW', '2150', -33.8168, 151.0035, 'centre'],
  ['Newcastle', '185 Hunter Street', 'Newcastle', 'NSW', '2300', -32.9272, 151.7789, 'street'],
  ['Brisbane', '170 Queen Street', 'Brisbane', 'QLD', '4000', -27.469, 153.0251, 'centre'],
  ['Gold Coast', '86 Bundall Road', 'Bundall', 'QLD', '4217', -28.0106, 153.4083, 'centre'],
  ['Adelaide', '60 Rundle Mall', 'Adelaide', 'SA', '5000', -34.9227, 138.6032, 'centre'],
  ['Perth', '712 Hay Street', 'Perth', 'WA', '6000', -31.954, 115.857, 'west'],
  ['Hobart', '81 Liverpool Street', 'Hobart', 'TAS', '7000', -42.8817, 147.3284, 'street'],
]

const styletreadNz: readonly Row[] = [
  ['Auckland', '210 Queen Street', 'Auckland', null, '1010', -36.8493, 174.7652, 'centre'],
  ['Newmarket', '277 Broadway', 'Newmarket', null, '1023', -36.8706, 174.7776, 'centre'],
  ['Albany', '219 Don McKinnon Drive', 'Albany', null, '0632', -36.7287, 174.7079, 'centre'],
  ['Hamilton', '501 Victoria Street', 'Hamilton', null, '3204', -37.7862, 175.2793, 'centre'],
  ['Tauranga', '62 Devonport Road', 'Tauranga', null, '3110', -37.6848, 176.1688, 'street'],
  ['Palmerston North', '84 The Square', 'Palmerston North', null, '4410', -40.3552, 175.6118, 'regional'],
  ['Wellington', '119 Lambton Quay', 'Wellington', null, '6011', -41.2817, 174.776, 'centre'],
  ['Nelson', '205 Trafalgar Street', 'Nelson', null, '7010', -41.2732, 173.2841, 'regional'],
  ['Christchurch', '95 Cashel Street', 'Christchurch', null, '8011', -43.5333, 172.6353, 'centre'],
  ['Dunedin', '234 George Street', 'Dunedin', null, '9016', -45.8717, 170.5043, 'street'],
]

const mollini: readonly Row[] = [
  ['Bourke Street', '260 Bourke Street', 'Melbourne', 'VIC', '3000', -37.8131, 144.9656, 'centre'],
  ['Fitzroy', '288 Brunswick Street', 'Fitzroy', 'VIC', '3065', -37.7975, 144.9783, 'street'],
  ['South Yarra', '521 Chapel Street', 'South Yarra', 'VIC', '3141', -37.84, 144.9951, 'street'],
  ['Paddington', '322 Oxford Street', 'Paddington', 'NSW', '2021', -33.8846, 151.2265, 'street'],
  ['Bondi Junction', '500 Oxford Street', 'Bondi Junction', 'NSW', '2022', -33.8915, 151.25, 'centre'],
  ['Fortitude Valley', '44 James Street', 'Fortitude Valley', 'QLD', '4006', -27.4563, 153.0405, 'street'],
  ['Unley', '168 King William Road', 'Hyde Park', 'SA', '5061', -34.9567, 138.6003, 'street'],
  ['Claremont', '23 St Quentin Avenue', 'Claremont', 'WA', '6010', -31.9812, 115.7822, 'west'],
]

const trybe: readonly Row[] = [
  ['Highpoint', '120 Rosamond Road', 'Maribyrnong', 'VIC', '3032', -37.7739, 144.8878, 'centre'],
  ['Southland', '1239 Nepean Highway', 'Cheltenham', 'VIC', '3192', -37.9583, 145.0508, 'centre'],
  ['Castle Hill', '6 Castle Street', 'Castle Hill', 'NSW', '2154', -33.7316, 151.0037, 'centre'],
  ['Erina', '620 Terrigal Drive', 'Erina', 'NSW', '2250', -33.4374, 151.3905, 'centre'],
  ['Belconnen', '18 Benjamin Way', 'Belconnen', 'ACT', '2617', -35.2385, 149.0657, 'centre'],
  ['Carindale', '1151 Creek Road', 'Carindale', 'QLD', '4152', -27.5025, 153.1015, 'centre'],
  ['Marion', '297 Diagonal Road', 'Oaklands Park', 'SA', '5046', -35.0146, 138.5451, 'centre'],
  ['Joondalup', '420 Joondalup Drive', 'Joondalup', 'WA', '6027', -31.7448, 115.766, 'west'],
]

const mathers: readonly Row[] = [
  ['Brisbane', '155 Adelaide Street', 'Brisbane', 'QLD', '4000', -27.4674, 153.0257, 'centre'],
  ['Ipswich', '163 Brisbane Street', 'Ipswich', 'QLD', '4305', -27.6146, 152.7609, 'regional'],
  ['Maroochydore', '154 Horton Parade', 'Maroochydore', 'QLD', '4558', -26.6542, 153.0878, 'centre'],
  ['Bundaberg', '90 Bourbong Street', 'Bundaberg', 'QLD', '4670', -24.8661, 152.3489, 'regional'],
  ['Rockhampton', '120 East Street', 'Rockhampton', 'QLD', '4700', -23.3791, 150.5126, 'regional'],
  ['Mackay', '75 Victoria Street', 'Mackay', 'QLD', '4740', -21.1412, 149.1868, 'regional'],
  ['Townsville', '310 Flinders Street', 'Townsville', 'QLD', '4810', -19.2576, 146.8178, 'regional'],
  ['Cairns', '94 Lake Street', 'Cairns', 'QLD', '4870', -16.9203, 145.7745, 'centre'],
  ['Darwin', '21 Knuckey Street', 'Darwin', 'NT', '0800', -12.4628, 130.8418, 'street'],
  ['Dubbo', '171 Macquarie Street', 'Dubbo', 'NSW', '2830', -32.2446, 148.6046, 'regional'],
  ['Tamworth', '345 Peel Street', 'Tamworth', 'NSW', '2340', -31.0905, 150.9291, 'regional'],
  ['Wagga Wagga', '102 Baylis Street', 'Wagga Wagga', 'NSW', '2650', -35.1151, 147.3677, 'regional'],
  ['Glenelg', '53 Jetty Road', 'Glenelg', 'SA', '5045', -34.9803, 138.5165, 'street'],
]

const midas: readonly Row[] = [
  ['Collins Street', '234 Collins Street', 'Melbourne', 'VIC', '3000', -37.8152, 144.966, 'street'],
  ['Camberwell', '793 Burke Road', 'Camberwell', 'VIC', '3124', -37.8263, 145.0584, 'street'],
  ['Doncaster', '619 Doncaster Road', 'Doncaster', 'VIC', '3108', -37.784, 145.1268, 'centre'],
  ['Pitt Street', '188 Pitt Street', 'Sydney', 'NSW', '2000', -33.8703, 151.2085, 'centre'],
  ['Chatswood', '1 Anderson Street', 'Chatswood', 'NSW', '2067', -33.7969, 151.1834, 'centre'],
  ['Mosman', '815 Military Road', 'Mosman', 'NSW', '2088', -33.8288, 151.2439, 'street'],
  ['Indooroopilly', '322 Moggill Road', 'Indooroopilly', 'QLD', '4068', -27.5002, 152.973, 'centre'],
  ['Burnside', '447 Portrush Road', 'Glenside', 'SA', '5065', -34.9421, 138.6408, 'centre'],
  ['Subiaco', '97 Rokeby Road', 'Subiaco', 'WA', '6008', -31.9465, 115.8243, 'west'],
]

/** Closed for good. */
const formerWilliams: readonly Row[] = [
  ['Mildura', '76 Langtree Avenue', 'Mildura', 'VIC', '3500', -34.1855, 142.1625, 'regional'],
]

/** Too small for a counter of orders. */
const notCollecting: ReadonlySet<string> = new Set(['wil_mount_gambier'])

const servicesOf: Readonly<Record<HoursPattern, readonly string[]>> = {
  centre: [
    'Shoe fitting',
    "Children's shoe fitting",
    'Returns of online orders',
    'Gift wrapping',
    'Step-free entrance',
  ],
  west: ['Shoe fitting', "Children's shoe fitting", 'Returns of online orders', 'Step-free entrance'],
  street: ['Shoe fitting', 'Returns of online orders', 'Shoe care and repairs'],
  regional: ['Shoe fitting', "Children's shoe fitting", 'Returns of online orders', 'Parking at the door'],
}

export interface SpecialDay {
  readonly date: string
  readonly label: string
  readonly opens: string | null
  readonly closes: string | null
}

/** Public holidays follow from the state. */
export const specialDays: Readonly<Record<HoursPattern, readonly SpecialDay[]>> = {
  centre: ['2026-12-23', '2027-12-23', '2028-12-22'].map((date) => ({
    date,
    label: 'Late night before Christmas',
    opens: '09:00',
    closes: '22:00',
  })),
  west: [],
  street: [],
  regional: [],
}

/** Area codes with number ranges reserved for fiction. */
const phonePrefixes: Readonly<Record<string, string>> = {
  VIC: '(03) 5550',
  TAS: '(03) 5550',
  NSW: '(02) 5550',
  ACT: '(02) 5550',
  QLD: '(07) 5550',
  SA: '(08) 5550',
  WA: '(08) 5550',
  NT: '(08) 5550',
  NZ: '(09) 555',
}

interface Chain {
  readonly site: SiteId
  readonly name: string
  readonly prefix: string
  /** Last four digits of its first store's phone. */
  readonly firstPhone: number
  readonly isOpen?: false
}

function entriesOf(chain: Chain, rows: readonly Row[]): StoreEntry[] {
  const codeOf = (place: string) => `${chain.prefix}_${place.toLowerCase().replaceAll(' ', '_')}`
  return rows.map(([place, street, city, state, postcode, latitude, longitude, hours], i) => ({
    code: codeOf(place),
    site: chain.site,
    name: `${chain.name} ${place}`,
    street,
    city,
    state,
    postcode,
    latitude,
    longitude,
    phone: `${phonePrefixes[state ?? 'NZ']} ${chain.firstPhone + i * 37}`,
    hours,
    services: servicesOf[hours],
    isOpen: chain.isOpen ?? true,
    isCollecting: !notCollecting.has(codeOf(place)),
  }))
}

/** In real towns. [R3.35] */
export const stores: readonly StoreEntry[] = [
  ...entriesOf({ site: 'williams', name: 'Williams', prefix: 'wil', firstPhone: 1104 }, williams),
  ...entriesOf({ site: 'styletread', name: 'Styletread', prefix: 'sty', firstPhone: 2104 }, styletread),
  ...entriesOf({ site: 'styletread-nz', name: 'Styletread', prefix: 'stynz', firstPhone: 3104 }, styletreadNz),
  ...entriesOf({ site: 'mollini', name: 'Mollini', prefix: 'mol', firstPhone: 4104 }, mollini),
  ...entriesOf({ site: 'trybe', name: 'Trybe', prefix: 'try', firstPhone: 5104 }, trybe),
  ...entriesOf({ site: 'mathers', name: 'Mathers', prefix: 'mat', firstPhone: 6104 }, mathers),
  ...entriesOf({ site: 'midas', name: 'Midas', prefix: 'mid', firstPhone: 7104 }, midas),
  ...entriesOf({ site: 'williams', name: 'Williams', prefix: 'wil', firstPhone: 1970, isOpen: false }, formerWilliams),
]
