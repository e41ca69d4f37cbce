import { boots } from './boots.ts'
import { dressBoots } from './dress-boots.ts'
import { flats } from './flats.ts'
import { footbeds } from './footbeds.ts'
import { heels } from './heels.ts'
import { loafers } from './loafers.ts'
import { sandals } from './sandals.ts'
import { school } from './school.ts'
import { sneakers } from './sneakers.ts'
import type { StyleCopyBook } from './style-copy.ts'

export const styleCopy: StyleCopyBook = {
  ...heels,
  ...flats,
  ...loafers,
  ...school,
  ...sneakers,
  ...boots,
  ...dressBoots,
  ...sandals,
  ...footbeds,
}
