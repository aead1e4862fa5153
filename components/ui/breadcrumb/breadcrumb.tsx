import type {EditAttributes} from '@/lib/sanity/preview/edit'
import type {Crumb} from '@/lib/urls/breadcrumb'

interface Props {
  /** Accessible name. */
  label: string
  /** From the home page to the current page. */
  crumbs: (Crumb & {edit?: EditAttributes | undefined})[]
  /** Language of this page's name, if not the page's own. */
  lang?: string | undefined
}

/** Breadcrumb from the home page to the current page. */
export function Breadcrumb({label, crumbs, lang}: Props) {
  return (
    <nav className="breadcrumb" aria-label={label}>
      <ol>
        {crumbs.map(({label: name, href, edit}, index) => (
          <li key={href}>
            {index < crumbs.length - 1 ? (
              <a href={href} {...edit}>
                {name}
              </a>
            ) : (
              <span aria-current="page" lang={lang} {...edit}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
