import type { DeliveryZones } from './zone.ts'

const SOUTH_ISLAND = [
  'Canterbury',
  'Chatham Islands',
  'Marlborough',
  'Nelson',
  'Otago',
  'Southland',
  'Tasman',
  'West Coast',
]

/** Rural delivery has 7, 8 or 9 as the third digit. */
const RURAL_NZ = Array.from({ length: 100 }, (_, area) => String(area).padStart(2, '0')).map(
  (area) => [`${area}70`, `${area}99`] as const,
)

/** The shop's own planning figures, until an operator imports those of the carrier's contract. [decisions 98, 120] */
export const plannedZones: DeliveryZones = {
  AU: [
    {
      name: 'Victoria',
      postcodes: [
        ['3000', '3999'],
        ['8000', '8999'],
      ],
      from: ['VIC'],
      days: { standard: [0, -2], express: [0, -1] },
    },
    {
      name: 'Along the road: ACT, New South Wales, South Australia',
      postcodes: [
        ['0200', '0299'],
        ['1000', '2897'],
        ['2900', '2999'],
        ['5000', '5999'],
      ],
      from: ['VIC'],
      days: { standard: [0, -1], express: [0, 0] },
    },
    {
      name: 'Tasmania',
      postcodes: [['7000', '7999']],
      notFrom: ['TAS'],
      days: { standard: [1, 2], express: [0, 1] },
    },
    {
      name: 'Western Australia',
      postcodes: [['6000', '6999']],
      notFrom: ['WA'],
      days: { standard: [2, 3], express: [0, 1] },
    },
    {
      name: 'Northern Territory',
      postcodes: [['0800', '0999']],
      notFrom: ['NT'],
      days: { standard: [2, 4], express: [1, 1] },
    },
    {
      name: 'North Queensland',
      postcodes: [
        ['4700', '4719'],
        ['4737', '4824'],
        ['4849', '4895'],
      ],
      days: { standard: [1, 2], express: [0, 1] },
    },
    {
      name: 'Outback',
      postcodes: [
        ['0822', '0822'],
        ['0838', '0862'],
        ['0872', '0872'],
        ['0880', '0886'],
        ['2826', '2840'],
        ['2875', '2880'],
        ['4462', '4498'],
        ['4720', '4736'],
        ['4825', '4830'],
        ['4871', '4876'],
        ['5690', '5734'],
        ['6429', '6448'],
        ['6630', '6646'],
        ['6701', '6770'],
      ],
      days: { standard: [1, 3], express: [1, 2] },
    },
    {
      name: 'Islands',
      postcodes: [
        ['2898', '2899'],
        ['6798', '6799'],
        ['7255', '7257'],
      ],
      days: { standard: [3, 8], express: [2, 5] },
    },
  ],
  NZ: [
    {
      name: 'North Island',
      postcodes: [['0000', '6999']],
      from: ['Auckland'],
      days: { standard: [0, -1], express: [0, -1] },
    },
    {
      name: 'South Island',
      postcodes: [['7000', '9999']],
      notFrom: SOUTH_ISLAND,
      days: { standard: [1, 0], express: [1, 0] },
    },
    { name: 'Rural delivery', postcodes: RURAL_NZ, days: { standard: [1, 1], express: [1, 1] } },
    {
      name: 'Islands',
      postcodes: [
        ['0991', '0991'],
        ['1081', '1081'],
        ['1971', '1971'],
        ['8016', '8016'],
        ['8942', '8942'],
        ['9818', '9818'],
      ],
      days: { standard: [2, 5], express: [2, 5] },
    },
  ],
}
