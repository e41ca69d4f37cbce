import styles from './breadcrumbs.module.css'

export interface TrailStep {
  readonly name: string
  readonly path?: string
}

export function Breadcrumbs({ trail }: { readonly trail: readonly TrailStep[] }) {
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol>
        {[{ name: 'Home', path: '/' }, ...trail].map((step) => (
          <li key={step.name}>
            {step.path ? <a href={step.path}>{step.name}</a> : <span aria-current="page">{step.name}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}

export function breadcrumbsJsonLd(origin: string, trail: readonly TrailStep[]): Record<string, unknown> {
  const steps = [{ name: 'Home', path: '/' }, ...trail]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      ...(step.path ? { item: `${origin}${step.path}` } : {}),
    })),
  }
}
