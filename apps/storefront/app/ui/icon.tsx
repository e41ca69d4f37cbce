/** One line set of 24 px icons, drawn for the shops. Text or an accessible name stands beside each. */
const paths = {
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  search: 'M16.2 16.2 21 21M18 10.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z',
  user: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4 20.5c.8-3.6 4-5.5 8-5.5s7.200 1.900 8 5.500',
  heart: 'M12 20.300S3.500 15.400 3.500 9.300A4.800 4.800 0 0 1 12 6.300a4.800 4.800 0 0 1 8.500 3c0 6.100-8.500 11-8.500 11Z',
  bag: 'M5 8h14l1 12.500H4L5 8ZM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500',
  store:
    'M4 10.500V20.500h16V10.500M3 7.500 5 3.500h14l2 4c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3s-3-1.300-3-3c0 1.700-1.300 3-3 3s-3-1.300-3-3ZM9.500 20.500v-6h5v6',
  truck:
    'M2.500 6h11v10.500h-11zM13.500 9.500h4l4 3.500v3.500h-8zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.500 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  return: 'M4 9.500h11a5 5 0 0 1 0 10H8M8 5 3.500 9.500 8 14',
  filter:
    'M3.500 7h9M17.500 7h3M3.500 17h3M11.500 17h9M15 9.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM9 19.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  close: 'M5 5l14 14M19 5 5 19',
  ruler: 'M3 15.500 15.500 3 21 8.500 8.500 21 3 15.500ZM7 11.500l2 2M10 8.500l2.500 2.500M13 5.500l2 2',
  tick: 'm4.500 12.500 5 5 10-11',
  alert: 'M12 8v5M12 16.500v.1M12 3.500 2.500 20h19L12 3.500Z',
  gift: 'M4 11.500h16V20.500H4zM3 7.500h18v4H3zM12 7.500v13M12 7.500S10.500 3 8.300 3.500 8 7.500 12 7.500ZM12 7.500S13.500 3 15.700 3.500 16 7.500 12 7.500Z',
  card: 'M2.500 5.500h19v13h-19zM2.500 9.500h19M6 14.500h4',
  phone:
    'M5 3.500h4l1.800 4.500-2.300 1.700a11 11 0 0 0 5.800 5.800l1.700-2.300 4.500 1.800v4c0 .8-.7 1.500-1.500 1.500C10.500 20.500 3.500 13.500 3.500 5c0-.8.7-1.500 1.500-1.500Z',
  foot: 'M9.500 20.500c2.200 0 3.300-1.600 3-3.600-.3-2.300.4-3.200 1.200-5.200 1.200-3.200.3-7.200-3.200-7.700C7 3.500 5.500 6.500 5.800 10c.2 2.300 1 3.700.9 6-.1 2.400.6 4.500 2.800 4.500ZM16.500 6.300v.1M18 9v.1M18.300 12v.1',
  lock: 'M5.500 10.500h13v10h-13zM8.500 10.500V7a3.500 3.500 0 0 1 7 0v3.500',
} as const

export type IconName = keyof typeof paths

interface IconLook {
  readonly sizePx?: number
  readonly className?: string | undefined
}

/** An icon of that path, for sets that only some pages need. */
export function PathIcon({ path, sizePx = 24, className }: IconLook & { readonly path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={sizePx}
      height={sizePx}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={path} />
    </svg>
  )
}

/** Decorative by itself: give the control its own text or `aria-label`. */
export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <PathIcon path={paths[name]} {...look} />
}
