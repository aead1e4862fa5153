import {JsonLd} from '@/components/seo/json-ld'
import {breadcrumbData, type Crumb} from '@/lib/seo/structured-data'

interface Props {
  /** What the way is called where it is read aloud. */
  label: string
  /** From the home page to this page, which is the last one. */
  crumbs: Crumb[]
}

/** The way from the home page to this one, for visitors and for search engines. */
export function Breadcrumb({label, crumbs}: Props) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map(({label: name, href, lang}, index) => (
          <li key={href}>
            {index < crumbs.length - 1 ? (
              <a href={href}>{name}</a>
            ) : (
              <span aria-current="page" lang={lang}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      <JsonLd data={breadcrumbData(crumbs)} />
    </nav>
  )
}
