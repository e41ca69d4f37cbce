import { useShop } from '#app/session/site/shop.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { OfferListQuery } from '../content.generated.ts'
import { shopText, tagOf } from './offer-texts.ts'
import type { PicturedOffer } from './pictured-offers.ts'

function UseOffer({ code }: { readonly code: string }) {
  return (
    <form method="post" action="/cart">
      <input type="hidden" name="intent" value="use-offer" />
      <input type="hidden" name="code" value={code} />
      <Button look="quiet" aria-label={`Use in my bag: ${code}`}>
        Use in my bag
      </Button>
    </form>
  )
}

function OfferCode({ code }: { readonly code: string }) {
  return (
    <p className="offer-code">
      <code>{code}</code>
      <Button look="secondary" isSmall type="button" data-copy={code} hidden>
        <span>Copy</span>
        <span className="visually-hidden"> the code {code}</span>
      </Button>
      <span role="status" className="visually-hidden" />
    </p>
  )
}

interface OfferProps {
  readonly offer: PicturedOffer
  readonly isFirst: boolean
}

function OfferText({ offer, isFirst }: OfferProps) {
  const { key, label, code, summary, terms, goods_path, is_for_members } = offer
  return (
    <div className="offer-text">
      <p className="offer-tag">{tagOf(offer)}</p>
      <h2 id={`offer-${key}`}>{label}</h2>
      <p>{summary}</p>
      {code ? <OfferCode code={code} /> : null}
      <div className="offer-links">
        {is_for_members ? (
          <ButtonLink href="/customer/account/login?returnTo=%2Fpromotions" look="secondary">
            Sign in
          </ButtonLink>
        ) : (
          <ButtonLink href={goods_path ? `/${goods_path}` : '/'} look={isFirst ? 'primary' : 'secondary'}>
            {shopText(goods_path)}
          </ButtonLink>
        )}
        {code ? <UseOffer code={code} /> : null}
      </div>
      <details>
        <summary>
          Terms<span className="visually-hidden">: {label}</span>
        </summary>
        <ul>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}

/** A picture takes the offer a row and a ground of its own. */
function Offer({ offer, ground, isFirst }: OfferProps & { readonly ground: string }) {
  const { key, picture } = offer
  return (
    <article
      className={picture ? 'offer offer-wide' : 'offer'}
      aria-labelledby={`offer-${key}`}
      style={picture ? { background: ground } : undefined}
    >
      <OfferText offer={offer} isFirst={isFirst} />
      {picture ? (
        <Picture src={picture} alt="" sizes="(min-width: 900px) 360px, 80vw" maxWidthPx={800} isEager={isFirst} />
      ) : null}
    </article>
  )
}

interface OfferListProps {
  readonly current: readonly PicturedOffer[]
  readonly ended: OfferListQuery['offers']['ended']
}

/** [R2.27, A10] */
export function OfferList({ current, ended }: OfferListProps) {
  const { tintCount } = useShop()
  return (
    <>
      {current.length === 0 && (
        <p>
          No offers right now. Sale prices are in the shop: <a href="/sale">see the sale</a>.
        </p>
      )}
      <div className="offers">
        {current.map((offer, at) => (
          <Offer
            key={offer.key}
            offer={offer}
            ground={tintCount > 0 ? `var(--tile-${(at % tintCount) + 1})` : 'var(--tint)'}
            isFirst={at === 0}
          />
        ))}
      </div>
      {ended.length > 0 && (
        <section aria-labelledby="ended">
          <h2 id="ended">Ended</h2>
          <ul>
            {ended.map(({ key, label, terms: [window] }) => (
              <li key={key} className="mute">
                {label}. {window}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
