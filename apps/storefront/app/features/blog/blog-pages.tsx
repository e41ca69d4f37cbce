import { moreCount } from '@welt/rules/listing-address'
import type { ContentPageFragment, StoryCardFragment } from '#app/features/content/content.generated.ts'
import { dayText } from '#app/features/content/day-text.ts'
import { SanitisedHtml } from '#app/features/content/sanitised-html.tsx'
import type { CardFragment } from '#app/features/product/card.generated.ts'
import { ProductList } from '#app/features/product-card/product-list.tsx'
import { useShop } from '#app/session/site/shop.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Picture } from '#app/ui/picture.tsx'
import { storyTrail } from './blog-data.ts'
import { readNext, topicsOf } from './stories.ts'

function StoryFacts({ story }: { readonly story: StoryCardFragment }) {
  const { locale } = useShop()
  return (
    <>
      <time dateTime={story.day}>{dayText(story.day, locale)}</time> · {story.minutes} min read
    </>
  )
}

function StoryCard({ story, isLead = false }: { readonly story: StoryCardFragment; readonly isLead?: boolean }) {
  return (
    <a href={`/${story.path}`} className={isLead ? 'blog-lead' : 'blog-card'}>
      <span className="blog-picture">
        <Picture src={story.picture} alt="" sizes="(min-width: 900px) 40vw, 92vw" isEager={isLead} />
      </span>
      <span className="blog-copy">
        <span className="blog-kicker">{story.topic_label}</span>
        <span className="blog-title">{story.title}</span>
        <span>{story.intro}</span>
        <span className="blog-facts">
          <StoryFacts story={story} />
        </span>
        {isLead ? <span className="blog-read">Read the story</span> : null}
      </span>
    </a>
  )
}

const storyId = ({ path }: StoryCardFragment) => path.replace('/', '-')

function StoryGrid({ stories }: { readonly stories: readonly StoryCardFragment[] }) {
  return (
    <ul className="blog-grid">
      {stories.map((story) => (
        <li key={story.path} id={storyId(story)}>
          <StoryCard story={story} />
        </li>
      ))}
    </ul>
  )
}

interface MoreProps {
  readonly path: string
  readonly stories: readonly StoryCardFragment[]
  readonly count: number
}

/** A link to the same page with more cards, at the first of them. */
function More({ path, stories, count }: MoreProps) {
  const more = moreCount(count, stories.length)
  const next = stories[count]
  if (more === 0 || !next) return null
  return (
    <div className="blog-more">
      <p className="blog-facts">
        You’ve seen {count} of {stories.length} stories
      </p>
      <ButtonLink look="secondary" href={`${path}?show=${count + more}#${storyId(next)}`}>
        Show {more} more
      </ButtonLink>
    </div>
  )
}

interface BlogPageProps {
  readonly stories: readonly StoryCardFragment[]
  /** Undefined for all. */
  readonly topic: string | undefined
  /** Of stories to show. */
  readonly count: number
  /** Offered while there is no story. */
  readonly departments?: readonly Department[]
}

interface Department {
  readonly name: string
  readonly href: string
}

function NoStories({ departments }: { readonly departments: readonly Department[] }) {
  return (
    <div className="blog-none">
      <p>The first story is on its way.</p>
      {departments.map(({ name, href }) => (
        <ButtonLink key={href} href={href} look="secondary">
          {name}
        </ButtonLink>
      ))}
    </div>
  )
}

const AND = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** `Stories about school, size and fit, and care.` */
function introOf(label: string | undefined, topics: readonly { readonly label: string }[]): string {
  const about = label ? [label] : topics.map((topic) => topic.label)
  return `Stories about ${AND.format(about.map((text) => text.toLowerCase()))}.`
}

/** [R2.34] */
export function BlogPage({ stories, topic, count, departments = [] }: BlogPageProps) {
  const { name } = useShop()
  const topics = topicsOf(stories)
  const shown = topic === undefined ? stories : stories.filter((story) => story.topic === topic)
  const label = topics.find(({ path }) => path === topic)?.label
  const [first, ...others] = shown.slice(0, count)
  return (
    <div className="container blog-page">
      <Breadcrumbs trail={label ? [{ name: 'Blog', path: '/blog' }, { name: label }] : [{ name: 'Blog' }]} />
      <h1 tabIndex={-1}>{label ? `${label}: the ${name} blog` : `The ${name} blog`}</h1>
      {topics.length > 0 && <p className="blog-intro">{introOf(label, topics)}</p>}
      {topics.length > 0 && (
        <nav aria-label="Topics">
          <ul className="blog-topics">
            <li>
              <a href="/blog" aria-current={topic === undefined ? 'page' : undefined}>
                All
              </a>
            </li>
            {topics.map(({ path, label: text }) => (
              <li key={path}>
                <a href={`/blog/${path}`} aria-current={topic === path ? 'page' : undefined}>
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {first ? <StoryCard story={first} isLead /> : <NoStories departments={departments} />}
      <StoryGrid stories={others} />
      <More path={topic === undefined ? '/blog' : `/blog/${topic}`} stories={shown} count={count} />
      <p className="blog-rss">
        <a href="/blog/rss.xml" data-document="">
          RSS feed
        </a>
      </p>
    </div>
  )
}

interface StoryPageProps {
  readonly page: ContentPageFragment
  readonly story: StoryCardFragment
  readonly stories: readonly StoryCardFragment[]
  readonly shoes: readonly CardFragment[]
}

/** [R2.34] */
export function StoryPage({ page, story, stories, shoes }: StoryPageProps) {
  const next = readNext(stories, story)
  return (
    <div className="container blog-page">
      <Breadcrumbs trail={storyTrail(story)} />
      <article className="blog-story">
        <p className="blog-kicker">{story.topic_label}</p>
        <h1 tabIndex={-1}>{story.title}</h1>
        <p className="blog-intro">{story.intro}</p>
        <p className="blog-facts">
          By {story.author} · <StoryFacts story={story} />
        </p>
        <figure className="blog-picture">
          <Picture src={story.picture} alt={story.picture_text} sizes="92vw" isMain />
        </figure>
        <SanitisedHtml className="blog-text" html={page.content ?? ''} />
      </article>
      {shoes.length > 0 && (
        <section aria-labelledby="story-shoes" className="blog-shoes">
          <h2 id="story-shoes">Shop these shoes</h2>
          <ProductList products={shoes} label="Shop these shoes" layout="rail" />
        </section>
      )}
      {next.length > 0 && (
        <section aria-labelledby="read-next" className="blog-next">
          <h2 id="read-next">Read next</h2>
          <StoryGrid stories={next} />
        </section>
      )}
    </div>
  )
}
