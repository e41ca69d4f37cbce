import type { HomeBlock } from '@welt/brands'

export const midasHome: readonly HomeBlock[] = [
  {
    kind: 'hero',
    look: 'campaign',
    heading: 'Cut in one piece.',
    text: 'Evening, in champagne and bone.',
    links: [{ text: 'See sandals', href: '/women/sandals' }],
    subjectSide: 'right',
    tone: 'dark',
    backdrop: '#1d1d22',
    pictures: [
      {
        src: 'campaign/midas-evening',
        loading: ['#1d1d22', '#34343b'],
        alt: 'Champagne strappy sandal and bone patent stiletto on dark plinths',
      },
    ],
  },
  {
    kind: 'entries',
    look: 'crops',
    heading: 'Materials',
    entries: [
      {
        title: 'Calf',
        text: 'Full-grain, aniline-finished',
        href: '/materials/calf',
        ground: 'tile',
        picture: { src: 'savile/cognac-detail', alt: '' },
      },
      {
        title: 'Suede',
        text: 'Close nap, deep colour',
        href: '/materials/suede',
        ground: 'tint',
        picture: { src: 'ravello/sand-three-quarter', alt: '' },
      },
      {
        title: 'Patent',
        text: 'High shine, soft underneath',
        href: '/materials/patent',
        ground: 'tile',
        picture: { src: 'lucia/bone-detail', alt: '' },
      },
      {
        title: 'Embossed',
        text: 'Croc grain and foil',
        href: '/materials/embossed',
        ground: 'tint',
        picture: { src: 'seraphina/champagne-detail', alt: '' },
      },
    ],
  },
  {
    kind: 'rail',
    heading: 'Four pieces',
    category: 'new-in',
    sort: 'newest',
    count: 4,
    look: 'spacious',
    link: { text: 'See all new', href: '/new-in' },
  },
  {
    kind: 'slab',
    look: 'plate',
    heading: 'For walnut floors',
    text: 'Oxford, brogue, loafer. Welted soles that take a second heel.',
    link: { text: 'See lace-ups', href: '/men/lace-ups' },
    picture: {
      src: 'campaign/midas-gentlemen',
      loading: ['#5b4434', '#80644f'],
      alt: 'Cognac oxford, chestnut brogue and chocolate suede bit loafer on walnut plinths',
    },
  },
  {
    kind: 'rail',
    heading: 'On a slender heel',
    category: 'women/heels',
    count: 4,
    look: 'spacious',
    link: { text: 'See all heels', href: '/women/heels' },
  },
  {
    kind: 'steps',
    heading: 'Care',
    text: 'Leather is skin. Treat it so and it outlasts the season it was made for.',
    steps: [
      'Rest a pair for a day between wearings',
      'Brush suede dry, wipe calf damp',
      'Cream sparingly, twice a year',
    ],
    link: { text: 'Read about our materials', href: '/materials' },
  },
  { kind: 'brands', heading: 'The houses', link: { text: 'All houses A–Z', href: '/all-brands' } },
]
