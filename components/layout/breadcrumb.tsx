import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {Breadcrumb} from '@/components/ui/breadcrumb/breadcrumb'
import {breadcrumbOf} from '@/lib/routing/breadcrumb'

interface Props extends Pick<SectionContext, 'locale' | 'page' | 'edit'> {
  /** Language of the page's name, if not the page's own. */
  lang?: string | undefined
}

/** Breadcrumb from the home page through the parent page. */
export async function PageBreadcrumb({locale, page, edit, lang}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const documents = page.parent ? [page.parent, page] : [page]
  const titles = [{}, ...documents.map((document) => edit(document)('title'))]
  const crumbs = breadcrumbOf(locale, page).map(({label, href}, step) => ({
    label,
    href,
    edit: titles[step],
  }))
  return <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} lang={lang} />
}
