import { sizeInScale } from '@welt/brands/size-text'
import { MAX_COMPARED } from '@welt/rules/limits'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { setCompared } from '#app/session/browser/compared.ts'
import { useShop } from '#app/session/site/shop.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { StartLink } from '#app/ui/empty/start-link.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { goTo, later } from '#app/ui/preloadable.ts'
import styles from './compare.module.css'
import { comparePath } from './compare-address.ts'
import { CompareCell } from './compare-cell.tsx'
import { CompareControls } from './compare-controls.tsx'
import { sizeOf } from './compare-rows.ts'
import type { ComparePageData } from './load-compare.server.ts'
import { RemovedBar } from './removed-bar.tsx'
import { ShoeHead } from './shoe-head.tsx'
import { StuckHead } from './stuck-head.tsx'

const SWIPE: Readonly<Record<number, string>> = {
  2: '2 shoes',
  3: '3 shoes, swipe for the third',
  4: '4 shoes, swipe for the others',
}

/** Makes a scrollable element focusable, for arrow keys. */
const REACHED_BY_KEY = { tabIndex: 0 }

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

const Choices = later(async () => (await import('./choices-dialog.tsx')).ChoicesDialog, goTo('/wishlist'))

const addText = (place: number) => `Add a ${ORDINALS[place]} shoe`

function FreePlace({ place, onChoose }: { readonly place: number; readonly onChoose: () => void }) {
  return (
    <td className={styles.free}>
      <div>
        <Icon name="search" />
        <Button type="button" look="quiet" isSmall className="with-scripts" onClick={onChoose}>
          {addText(place)}
        </Button>
        <p className="without-scripts">{addText(place)}</p>
        <a href="/search" className="without-scripts">
          Search
        </a>
        <a href="/wishlist" className="without-scripts">
          From your wishlist
        </a>
      </div>
    </td>
  )
}

/** Explains comparing while fewer than two shoes are on the list. */
function TooFew({
  shoes,
  path,
  onChoose,
}: Pick<ComparePageData, 'shoes'> & { readonly path: string; readonly onChoose: () => void }) {
  const [only] = shoes
  const { emptyCompare } = useShop().voice
  return (
    <div className={styles.empty}>
      <h2>{only ? 'One shoe so far' : 'Nothing to compare yet'}</h2>
      {only && (
        <p>
          You chose <a href={only.path}>{only.name}</a>. Choose one more to see them side by side.
        </p>
      )}
      <p>{emptyCompare}</p>
      <div className={styles.ways}>
        {only && (
          <Button type="button" className="with-scripts" onClick={onChoose}>
            {addText(1)}
          </Button>
        )}
        <ButtonLink href="/wishlist" look={only ? 'secondary' : 'primary'}>
          Choose from your wishlist
        </ButtonLink>
        <StartLink look="secondary" />
      </div>
      {only && (
        <Form method="post" action={path}>
          <Button look="quiet" isSmall name="intent" value="clear">
            Remove it
          </Button>
        </Form>
      )}
    </div>
  )
}

type TableProps = Pick<ComparePageData, 'shoes' | 'rows' | 'scale' | 'size'> & {
  readonly path: string
  /** Uid of the focused shoe. */
  readonly focused: string | undefined
  readonly onChoose: () => void
}

/** A column per shoe. */
function CompareTable({ shoes, rows, scale, size, focused, path, onChoose }: TableProps) {
  const table = useRef<HTMLElement>(null)
  const inScale = size ? sizeInScale(size, scale) : scale
  const columnCount = Math.min(MAX_COMPARED, shoes.length + 1)
  return (
    <div className={styles.sideBySide}>
      <StuckHead shoes={shoes} size={size} columnCount={columnCount} table={table} />
      <section ref={table} className={styles.scroller} aria-label="Shoes side by side" {...REACHED_BY_KEY}>
        <table style={{ '--columns': columnCount } as Record<string, number>}>
          <caption className="visually-hidden">
            {shoes.map(({ name }) => name).join(', ')}, compared in {inScale}
          </caption>
          <thead>
            <tr>
              <td className={styles.corner} />
              {shoes.map((shoe, place) => (
                <ShoeHead
                  key={shoe.uid}
                  shoe={shoe}
                  size={sizeOf(shoe, size)}
                  inScale={inScale}
                  path={path}
                  place={place}
                  isFocused={shoe.uid === focused}
                />
              ))}
              {shoes.length < MAX_COMPARED && <FreePlace place={shoes.length} onChoose={onChoose} />}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, cells }) => (
              <tr key={name}>
                <th scope="row">
                  <span>{name}</span>
                </th>
                {cells.map((cell, at) => (
                  <CompareCell key={shoes[at]?.uid} cell={cell} shoes={shoes} />
                ))}
                {shoes.length < MAX_COMPARED && <td className={styles.blank} />}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}

/** Two to four shoes, measured in one size. */
export function ComparePage({
  data,
  problem,
}: {
  readonly data: ComparePageData
  readonly problem: string | undefined
}) {
  const { shoes, rows, removed, size, isOnlyDifferences } = data
  const path = comparePath({ size, isOnlyDifferences })
  const [isChoosing, setChoosing] = useState(false)
  const [added, setAdded] = useState<string>()
  useEffect(() => setCompared(shoes.map(({ uid }) => uid)), [shoes])
  const finish = (uid: string) => {
    setChoosing(false)
    setAdded(uid)
  }
  const next = removed && shoes[Math.min(removed.place, shoes.length - 1)]?.uid
  const choose = () => setChoosing(true)
  const failed = problem ?? data.problem
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.heading}>
        <h1>Compare shoes</h1>
        <p className="mute">Up to four side by side, measured in your size.</p>
      </div>
      {failed && (
        <Notice tone="negative">
          {failed} <a href={path}>Try again</a>
        </Notice>
      )}
      {removed && <RemovedBar key={`${removed.uid} ${shoes.length}`} removed={removed} path={path} />}
      {shoes.length < 2 ? (
        !data.problem && <TooFew shoes={shoes} path={path} onChoose={choose} />
      ) : (
        <>
          <div className={styles.tools}>
            <CompareControls {...data} />
            <p className={styles.count}>{SWIPE[shoes.length] ?? ''}</p>
            <Form method="post" action={path}>
              <Button look="quiet" isSmall name="intent" value="clear">
                Clear all
              </Button>
            </Form>
          </div>
          <CompareTable {...data} path={path} focused={added ?? next} onChoose={choose} />
          {rows.length === 0 && <p>These shoes match on everything we list.</p>}
        </>
      )}
      {isChoosing && (
        <Suspense>
          <Choices title={addText(shoes.length)} onClose={() => setChoosing(false)} onAdded={finish} />
        </Suspense>
      )}
    </div>
  )
}
