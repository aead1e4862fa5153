import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {Breadcrumb} from '@/components/ui/breadcrumb/breadcrumb'
import {homePath, pageHref} from '@/lib/i18n/paths'

type Name = Pick<SectionContext['page'], 'title' | 'path'>

interface Props extends Pick<SectionContext, 'locale' | 'page'> {
  /** The language of the page's name, where it is not the page's own. */
  lang?: string | undefined
}

/** The way from the home page to this one, through the page above it. */
export async function Way({locale, page, lang}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const crumbOf = ({title, path}: Name) => ({label: title, href: pageHref(locale, path)})
  const above = [{title: t('home'), path: homePath}, ...(page.parent ? [page.parent] : [])]
  const crumbs = [...above.map(crumbOf), {...crumbOf(page), lang}]
  return <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
}
