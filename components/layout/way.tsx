import {getTranslations} from 'next-intl/server'

import type {SectionContext} from '@/components/sections/context'
import {Breadcrumb} from '@/components/ui/breadcrumb/breadcrumb'
import {homePath, pageHref} from '@/lib/i18n/paths'

/** The way from the home page to this one, through the page above it. */
export async function Way({locale, page}: Pick<SectionContext, 'locale' | 'page'>) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const above = page.parent ? [page.parent] : []
  const crumbs = [{title: t('home'), path: homePath}, ...above, page].map(({title, path}) => ({
    label: title,
    href: pageHref(locale, path),
  }))
  return <Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />
}
