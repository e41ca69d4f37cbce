import type { SiteId } from './brand.ts'

interface SharePicture {
  /** A campaign picture, 2000 × 1100. */
  readonly src: string
  readonly alt: string
}

/** For pages without a picture of their own. Separate from the brands, since only the server reads it. */
export const sharePictures: Readonly<Record<SiteId, SharePicture>> = {
  williams: {
    src: 'campaign/williams-weekend',
    alt: 'White and forest court sneaker, oxblood penny loafer and children’s cobalt sneaker on sand-coloured plinths',
  },
  styletread: {
    src: 'campaign/styletread-sandals',
    alt: 'Tan espadrille wedge, terracotta suede block-heel sandal and flat white sandal in a terracotta set',
  },
  'styletread-nz': {
    src: 'campaign/styletread-nz-summer',
    alt: 'Tan block-heel sandal, black espadrille wedge and white flat sandal on deep green steps',
  },
  mollini: {
    src: 'campaign/mollini-after-dark',
    alt: 'Hot pink platform sandals and a black patent mary jane on a pink set',
  },
  trybe: {
    src: 'campaign/trybe-play',
    alt: 'Children’s sneakers in cobalt, lilac, denim and yellow on bright building blocks',
  },
  mathers: {
    src: 'campaign/mathers-walk',
    alt: 'Tan comfort sandal, denim comfort slip-on and taupe clog on sage plinths',
  },
  midas: {
    src: 'campaign/midas-evening',
    alt: 'Champagne strappy sandal and bone patent stiletto on dark plinths',
  },
}
