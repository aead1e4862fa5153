import {getTranslations} from 'next-intl/server'

import type {Locale} from '@/lib/i18n/locales'
import type {DocumentName, EditDocument} from '@/lib/sanity/preview/edit'
import {breadcrumbOf, type TitledPath} from '@/lib/urls/breadcrumb'

type TitledDocument = TitledPath & DocumentName

/** A page or article, and the page above it. */
export type BreadcrumbPage = TitledDocument & {parent: TitledDocument | null}

interface Props {
  locale: Locale
  page: BreadcrumbPage
  edit: EditDocument
  /** Language of the page's name, if not the page's own. */
  lang?: string | undefined
}

/** Breadcrumb from the home page through the parent page. */
export async function PageBreadcrumb({locale, page, edit, lang}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const documents = page.parent ? [page.parent, page] : [page]
  const titles = [{}, ...documents.map((document) => edit(document)('title'))]
  const crumbs = breadcrumbOf(locale, page)
  return (
    <nav className="breadcrumb" aria-label={t('breadcrumb')}>
      <ol>
        {crumbs.map(({label, href}, step) => (
          <li key={href}>
            {step < crumbs.length - 1 ? (
              <a href={href} {...titles[step]}>
                {label}
              </a>
            ) : (
              <span aria-current="page" lang={lang} {...titles[step]}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
