import { PathIcon } from '#app/ui/icon.tsx'

const paths = {
  pin: 'M12 21.5s7-6.6 7-11.7a7 7 0 1 0-14 0c0 5.1 7 11.7 7 11.7ZM12 12.3a2.6 2.6 0 1 0 0-5.2 2.6 2.6 0 0 0 0 5.2Z',
  locate:
    'M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM12 2v3.5M12 18.5V22M2 12h3.5M18.5 12H22',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.3l3.2 2',
  route:
    'M17.5 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM15 5.5H8.5a3.25 3.25 0 0 0 0 6.5h7a3.25 3.25 0 0 1 0 6.5H9',
  calendar: 'M4 6h16v14.5H4zM4 10.5h16M8.5 3.5V8M15.5 3.5V8',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
} as const

export type StoreIconName = keyof typeof paths

export function StoreIcon({ name, sizePx = 20 }: { readonly name: StoreIconName; readonly sizePx?: number }) {
  return <PathIcon path={paths[name]} sizePx={sizePx} />
}
