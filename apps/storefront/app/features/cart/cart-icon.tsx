import { PathIcon } from '#app/ui/icon.tsx'

/** Separate from the shared icon set, which every page loads. */
const paths = {
  tag: 'M3.500 12.700V4.500a1 1 0 0 1 1-1h8.200l8 8a1.400 1.400 0 0 1 0 2l-7.200 7.200a1.400 1.400 0 0 1-2 0ZM8 8v.1',
  star: 'm12 3.500 2.600 5.500 6 .800-4.400 4.200 1.100 6L12 17.100 6.700 20l1.100-6-4.400-4.200 6-.800Z',
  bell: 'M6 10a6 6 0 0 1 12 0c0 5 2 6.500 2 6.500H4S6 15 6 10ZM10 20h4',
  share: 'M12 15V3.500M8 7l4-3.500L16 7M6 11H4.500v9.500h15V11H18',
  copy: 'M8.500 8.500h12v12h-12zM5.500 15.500h-2v-12h12v2',
  fall: 'M3.500 6.500 10 13l3.500-3.500 7 7M15.500 16.500h5v-5',
  rise: 'M3.500 17.500 10 11l3.500 3.500 7-7M15.500 7.500h5v5',
} as const

export function CartIcon({ name, sizePx = 18 }: { readonly name: keyof typeof paths; readonly sizePx?: number }) {
  return <PathIcon path={paths[name]} sizePx={sizePx} />
}
