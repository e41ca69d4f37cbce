import { useEffect } from 'react'
import { Form } from 'react-router'
import { setCompared } from '#app/session/browser/compared.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Notice } from '#app/ui/notice.tsx'
import styles from './compare.module.css'
import { comparePath } from './compare-address.ts'
import { CompareCell } from './compare-cell.tsx'
import { CompareControls } from './compare-controls.tsx'
import { sizeOf } from './compare-rows.ts'
import type { ComparePageData } from './load-compare.server.ts'
import { ShoeHead } from './shoe-head.tsx'
import { TakenOutBar } from './taken-out-bar.tsx'

const MOST = 4

const SWIPE: Readonly<Record<number, string>> = {
  2: '2 shoes',
  3: '3 shoes, swipe for the third',
  4: '4 shoes, swipe for the others',
}

/** What scrolls is reached by key, to be scrolled with the arrows. */
const REACHED_BY_KEY = { tabIndex: 0 }

const ORDINALS = ['first', 'second', 'third', 'fourth'] as const

/** The free place beside the shoes: where another one is found. */
function FreePlace({ place }: { readonly place: number }) {
  return (
    <td className={styles.free}>
      <div>
        <Icon name="search" />
        <p>Add a {ORDINALS[place]} shoe</p>
        <a href="/search">Search</a>
        <a href="/wishlist">From your wishlist</a>
      </div>
    </td>
  )
}

/** With nothing, or one shoe, there is nothing to compare: how it is done, and where shoes are. */
function TooFew({ shoes, path }: Pick<ComparePageData, 'shoes'> & { readonly path: string }) {
  const [only] = shoes
  return (
    <div className={styles.empty}>
      <h2>{only ? 'One shoe so far' : 'Nothing to compare yet'}</h2>
      {only && (
        <p>
          You chose <a href={only.path}>{only.name}</a>. Choose one more to see them side by side.
        </p>
      )}
      <p>Press Compare on the page of a shoe. Up to four shoes stand side by side: fit, width, heel, weight, materials and price.</p>
      <div className={styles.ways}>
        <ButtonLink href="/wishlist">Choose from your wishlist</ButtonLink>
        <ButtonLink href="/" look="secondary">
          Keep shopping
        </ButtonLink>
      </div>
      {only && (
        <Form method="post" action={path}>
          <Button look="quiet" isSmall name="intent" value="clear">
            Take it out
          </Button>
        </Form>
      )}
    </div>
  )
}

type TableProps = Pick<ComparePageData, 'shoes' | 'rows' | 'scale' | 'size' | 'taken'> & { readonly path: string }

/** The shoes side by side: a column for each. */
function CompareTable({ shoes, rows, scale, size, taken, path }: TableProps) {
  const inScale = `${scale} ${size ?? ''}`.trim()
  const focused = taken && Math.min(taken.place, shoes.length - 1)
  return (
    <section className={styles.scroller} aria-label="Shoes side by side" {...REACHED_BY_KEY}>
      <table style={{ '--shoes': shoes.length } as Record<string, number>}>
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
                isFocused={place === focused}
              />
            ))}
            {shoes.length < MOST && <FreePlace place={shoes.length} />}
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
              {shoes.length < MOST && <td className={styles.blank} />}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Two to four shoes side by side, measured in one size. */
export function ComparePage({ data, problem }: { readonly data: ComparePageData; readonly problem: string | undefined }) {
  const { shoes, rows, taken, size, isOnlyDifferences } = data
  const path = comparePath({ size, isOnlyDifferences })
  useEffect(() => setCompared(shoes.map(({ uid }) => uid)), [shoes])
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
      {taken && <TakenOutBar key={`${taken.uid} ${shoes.length}`} taken={taken} path={path} />}
      {shoes.length < 2 ? (
        !data.problem && <TooFew shoes={shoes} path={path} />
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
          <CompareTable {...data} path={path} />
          {rows.length === 0 && <p>These shoes are alike in all that is known of them.</p>}
        </>
      )}
    </div>
  )
}
