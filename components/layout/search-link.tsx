import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import type {Locale} from '@/lib/i18n/locales'
import {searchHref} from '@/lib/routing/paths'

interface Props {
  locale: Locale
  /** An icon with its key in the bar, words in the phone's menu. */
  place: 'bar' | 'menu'
  current: boolean
}

/** Leads to the page that searches the site, as the keys do that `SearchScript` listens to. */
export async function SearchLink({locale, place, current}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const inBar = place === 'bar'
  return (
    <a
      className={inBar ? 'search medium' : 'search'}
      href={searchHref(locale)}
      title={inBar ? t('search') : undefined}
      aria-keyshortcuts={inBar ? '/ Control+K Meta+K' : undefined}
      aria-current={current ? 'page' : undefined}
    >
      <span className={inBar ? 'visually-hidden' : undefined}>{t('search')}</span>
      <Icon name="search" />
      {inBar && <kbd aria-hidden>/</kbd>}
    </a>
  )
}
