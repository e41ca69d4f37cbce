import type { ReactNode } from 'react'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import type { PageProductFragment } from '#app/features/product/product.generated.ts'
import { guideSection } from '../fit/own-guide.ts'
import type { ProductFacts } from '../product/load-product.server.ts'
import { isShoe } from '../product/sizes.ts'
import styles from './details.module.css'

/** Non-empty selling points, in order. [R3.49] */
function sellingFeatures(product: PageProductFragment): readonly string[] {
  const { selling_feature_1, selling_feature_2, selling_feature_3, selling_feature_4, selling_feature_5 } = product
  return [selling_feature_1, selling_feature_2, selling_feature_3, selling_feature_4, selling_feature_5].filter(
    (text): text is string => Boolean(text),
  )
}

function Panel({
  title,
  isOpen = false,
  children,
}: {
  readonly title: string
  readonly isOpen?: boolean
  readonly children: ReactNode
}) {
  return (
    <details className={styles.panel} open={isOpen}>
      <summary className={styles.summary}>
        <h2>{title}</h2>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}

type DetailsProps = Pick<ProductFacts, 'product' | 'deliveryText' | 'returnDays' | 'returnText'>

/** [R2.79, R3.48] */
export function Details({ product, deliveryText, returnDays, returnText }: DetailsProps) {
  const features = sellingFeatures(product)
  const isPair = isShoe(product)
  const facts = [
    ['Colour', product.colour],
    ['Lining', product.lining],
    ['Sole', product.sole_material],
    ['Heel height', product.heel_height],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <div className={styles.details}>
      <Panel title="Details" isOpen>
        {product.description?.html && <SanitisedHtml className="prose" html={product.description.html} />}
        {features.length > 0 && (
          <ul className={styles.features}>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {(product.fit_notes || product.care) && (
        <Panel title={isPair ? 'Fit and care' : 'How to use'}>
          {product.fit_notes && <p>{product.fit_notes}</p>}
          {product.care && <p>{product.care}</p>}
          {isPair && (
            <p>
              <a href={`/size-guide#${guideSection(product.size_scale) ?? ''}`} data-document="">
                Size guide
              </a>
            </p>
          )}
        </Panel>
      )}
      <Panel title="Delivery and returns">
        <p>
          {deliveryText} Dates and prices for your postcode are shown in your bag.{' '}
          <a href="/delivery">More about delivery</a>
        </p>
        <p>
          {returnDays &&
            `Changed your mind${isPair ? ', or they don’t fit' : ''}? You have ${returnDays} days from the day ` +
              `your order is sent. ${returnText} `}
          {`Faulty ${isPair ? 'shoes' : 'goods'} are always put right. `}
          <a href="/returns">More about returns</a>
        </p>
      </Panel>
    </div>
  )
}
