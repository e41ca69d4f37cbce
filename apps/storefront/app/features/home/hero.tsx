import type { HeroBlock, HomeLink } from '@welt/brands'
import { Picture } from '#app/ui/picture.tsx'
import styles from './hero.module.css'
import { loadingGround } from './loading-ground.ts'
import { ArchHero } from './looks/arch.tsx'
import { ArrivalsHero } from './looks/arrivals.tsx'
import { CoverHero } from './looks/cover.tsx'
import { DepartmentsHero } from './looks/departments.tsx'
import { HeroLinks } from './looks/hero-links.tsx'
import { NameHero } from './looks/name.tsx'

function Links({ links, isOnDark = false }: { readonly links: readonly HomeLink[]; readonly isOnDark?: boolean }) {
  return (
    <p className={styles.links} data-on-dark={isOnDark || undefined}>
      <HeroLinks links={links} />
    </p>
  )
}

function CampaignHero({ block }: { readonly block: HeroBlock }) {
  const picture = block.pictures[0]
  const isDark = block.tone === 'dark'
  return (
    <section
      className={styles.campaign}
      data-tone={block.tone}
      data-subject={block.subjectSide}
      style={{ background: block.backdrop }}
    >
      {picture && (
        <Picture
          className={styles.set}
          src={picture.src}
          alt={picture.alt}
          sizes="(min-width: 900px) 100vw, 180vw"
          width={2000}
          height={1100}
          maxWidthPx={1600}
          style={loadingGround(picture)}
          isMain
        />
      )}
      <div className={styles.campaignText}>
        <h1>{block.heading}</h1>
        {block.text && <p className={styles.text}>{block.text}</p>}
        <Links links={block.links} isOnDark={isDark} />
      </div>
    </section>
  )
}

/** The page's LCP picture, with HTML text over or beside it. */
export function Hero({ block }: { readonly block: HeroBlock }) {
  switch (block.look) {
    case 'campaign':
      return <CampaignHero block={block} />
    case 'name':
      return <NameHero block={block} />
    case 'departments':
      return <DepartmentsHero block={block} />
    case 'cover':
      return <CoverHero block={block} />
    case 'arrivals':
      return <ArrivalsHero block={block} />
    default:
      return <ArchHero block={block} />
  }
}
