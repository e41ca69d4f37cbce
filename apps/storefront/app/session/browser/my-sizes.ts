import { readCookie } from './presence.ts'

export type SizeDepartment = 'women' | 'men' | 'kids'

/** A size that the shopper kept for a department, with its European number, which is unique there. */
export interface MySize {
  readonly department: SizeDepartment
  readonly scale: 'au' | 'uk' | 'eu' | 'us'
  /** In `scale`. */
  readonly label: string
  readonly eu: string
}

const ENTRY = /^(women|men|kids)-(au|uk|eu|us)-([\d.]{1,4})-([\d.]{2,4})$/

/** `women-au-7-38~men-eu-43-43`; malformed entries are left out. */
export function parseMySizes(text: string | undefined): readonly MySize[] {
  return (text ?? '').split('~').flatMap((entry) => {
    const [, department, scale, label = '', eu = ''] = ENTRY.exec(entry) ?? []
    return department ? [{ department, scale, label, eu } as MySize] : []
  })
}

export const mySizeText = ({ department, scale, label }: MySize) =>
  `${department === 'kids' ? 'kids’' : `${department}’s`} ${scale.toUpperCase()} ${label}`

export const mySizesHere = () => parseMySizes(readCookie('my_sizes'))
