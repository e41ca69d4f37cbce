import { capitalized } from '@welt/kit/text/capitalized'
import { type MySize, mySizeText } from '#app/session/browser/my-sizes.ts'
import { findSizeRow } from '#app/session/my-sizes.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { DeskNow } from '../contact/desk-now.tsx'
import contentStyles from '../content-page.module.css'
import { SanitisedHtml } from '../sanitised-html.tsx'
import { markRows, type SizeGuideText } from './charts.ts'
import { type ConverterProps, SizeConverter } from './converter.tsx'
import { stepPictures } from './drawings.tsx'
import { POSSESSIVES } from './size-converter.ts'

const EXAMPLE_CM = findSizeRow('women', '38')?.footCm.toFixed(1) ?? ''
const STEP = /<li>([\s\S]*?)<\/li>/g

const DeleteButton = ({ children }: { readonly children: string }) => (
  <Button look="quiet" name="intent" value="forget">
    {children}
  </Button>
)

/** Confirms that a size was kept or deleted. */
function ChangeNote({ kept }: { readonly kept: MySize | 'none' }) {
  if (kept === 'none')
    return (
      <p className="sizes-mine" data-known="" role="status">
        Forgotten: no size is kept on this device.
      </p>
    )
  return (
    <form action="/size-guide" method="post" className="sizes-mine" data-known="">
      <p role="status">
        <strong>Kept: {mySizeText(kept)}.</strong> Sizes are now shown in {kept.scale.toUpperCase()}, and yours comes
        first.
      </p>
      <DeleteButton>Forget it</DeleteButton>
    </form>
  )
}

/** The page is cached, so scripts fill in the kept sizes; without scripts the button deletes them unseen. */
function MySizes() {
  return (
    <form action="/size-guide" method="post" className="sizes-mine" data-my-sizes="">
      <p>Did you keep a size on this device?</p>
      <DeleteButton>Forget my sizes</DeleteButton>
    </form>
  )
}

function Measuring({ html }: { readonly html: string }) {
  const heading = /<h2>([\s\S]*?)<\/h2>/.exec(html)?.[1]
  const drawings = stepPictures(EXAMPLE_CM)
  const steps = [...html.matchAll(STEP)].map(([, step = '']) => step)
  if (!heading || steps.length === 0) return null
  return (
    <section id="measure" className="sizes-measure">
      <SanitisedHtml html={`<h2>${heading}</h2>`} />
      <ol>
        {steps.map((step, i) => (
          <li key={step}>
            {drawings[i]}
            <SanitisedHtml html={step} />
          </li>
        ))}
      </ol>
      <p className="sizes-ruler">
        Printed at full size, the line above is 10 cm long. If yours is not, print again without scaling to the page.
      </p>
      <Button look="secondary" type="button" data-print="" isSmall>
        Print the measuring sheet
      </Button>
    </section>
  )
}

interface SizeGuideProps extends ConverterProps {
  readonly text: SizeGuideText
  readonly kept: MySize | 'none' | undefined
}

function Charts({ text: { charts }, conversion }: Pick<SizeGuideProps, 'text' | 'conversion'>) {
  return (
    <div className="sizes-charts" data-converted="charts">
      {charts.map(({ group, html, count }, i) => (
        <div key={group}>
          <SanitisedHtml className={contentStyles.content} html={i === 0 ? markRows(html, conversion.found) : html} />
          <p className="sizes-others">
            {i === 0 && conversion.found.length > 0 ? (
              <a href={`#${group}`} data-all="">
                All {count} sizes
              </a>
            ) : null}
            {charts
              .filter((other) => other.group !== group)
              .map((other) => (
                <a key={other.group} href={`#${other.group}`}>
                  {capitalized(POSSESSIVES[other.group])}
                </a>
              ))}
          </p>
        </div>
      ))}
    </div>
  )
}

/** [R2.36] */
export function SizeGuide({ text, kept, ...converter }: SizeGuideProps) {
  return (
    <div className="sizes-page">
      {kept ? <ChangeNote kept={kept} /> : null}
      <SizeConverter {...converter} />
      <Measuring html={text.measure} />
      <div className="sizes-columns">
        <Charts text={text} conversion={converter.conversion} />
        <aside aria-label="Help with sizes">
          <SanitisedHtml html={text.rest} />
          <DeskNow />
          <ButtonLink href="/store-locator" look="secondary">
            Find a store
          </ButtonLink>
          {kept ? null : <MySizes />}
        </aside>
      </div>
    </div>
  )
}
