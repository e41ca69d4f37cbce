const paths = {
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  search: 'M16.2 16.2 21 21M18 10.75a7.25 7.25 0 1 1-14.5 0 7.25 7.25 0 0 1 14.5 0Z',
  user: 'M12 12a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4 20.5c.8-3.6 4-5.5 8-5.5s7.2 1.9 8 5.5',
  heart: 'M12 20.3S3.5 15.4 3.5 9.3A4.8 4.8 0 0 1 12 6.3a4.8 4.8 0 0 1 8.5 3c0 6.1-8.5 11-8.5 11Z',
  bag: 'M5 8h14l1 12.5H4L5 8ZM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  store:
    'M4 10.5V20.5h16V10.5M3 7.5 5 3.5h14l2 4c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3c0 1.7-1.3 3-3 3s-3-1.3-3-3ZM9.5 20.5v-6h5v6',
  truck:
    'M2.5 6h11v10.5h-11zM13.5 9.5h4l4 3.5v3.5h-8zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  return: 'M4 9.5h11a5 5 0 0 1 0 10H8M8 5 3.5 9.5 8 14',
  filter:
    'M3.5 7h9M17.5 7h3M3.5 17h3M11.5 17h9M15 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM9 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  'chevron-right': 'm9 5 7 7-7 7',
  'chevron-left': 'm15 5-7 7 7 7',
  close: 'M5 5l14 14M19 5 5 19',
  ruler: 'M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5ZM7 11.5l2 2M10 8.5l2.5 2.5M13 5.5l2 2',
  tick: 'm4.5 12.5 5 5 10-11',
  alert: 'M12 8v5M12 16.5v.1M12 3.5 2.5 20h19L12 3.5Z',
  gift: 'M4 11.5h16V20.5H4zM3 7.5h18v4H3zM12 7.5v13M12 7.5S10.5 3 8.3 3.5 8 7.5 12 7.5ZM12 7.5S13.5 3 15.7 3.5 16 7.5 12 7.5Z',
  card: 'M2.5 5.5h19v13h-19zM2.5 9.5h19M6 14.5h4',
  phone:
    'M5 3.5h4l1.8 4.5-2.3 1.7a11 11 0 0 0 5.8 5.8l1.7-2.3 4.5 1.8v4c0 .8-.7 1.5-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5c0-.8.7-1.5 1.5-1.5Z',
  foot: 'M9.5 20.5c2.2 0 3.3-1.6 3-3.6-.3-2.3.4-3.2 1.2-5.2 1.2-3.2.3-7.2-3.2-7.7C7 3.5 5.5 6.5 5.8 10c.2 2.3 1 3.7.9 6-.1 2.4.6 4.5 2.8 4.5ZM16.5 6.3v.1M18 9v.1M18.3 12v.1',
  lock: 'M5.5 10.5h13v10h-13zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
} as const

export type IconName = keyof typeof paths

interface IconLook {
  readonly sizePx?: number
  readonly className?: string | undefined
}

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

/** Decorative: give the control its own text or `aria-label`. */
export function Icon({ name, ...look }: IconLook & { readonly name: IconName }) {
  return <PathIcon path={paths[name]} {...look} />
}
