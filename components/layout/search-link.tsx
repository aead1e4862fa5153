import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {searchHref, searchPath} from '@/lib/urls/paths'

import type {FrameProps} from './frame-props'

interface Props extends Pick<FrameProps, 'settings' | 'locale' | 'path'> {
  /** An icon with its shortcut in the bar, or text in the phone's menu. */
  place: 'bar' | 'menu'
}

/** Link to the search page, if the language has one. `SearchScript` handles the keyboard shortcuts. */
export async function SearchLink({settings, locale, path, place}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  if (!settings?.hasSearch) return null
  const inBar = place === 'bar'
  return (
    <a
      className={inBar ? 'search medium' : 'search'}
      href={searchHref(locale)}
      title={inBar ? t('search') : undefined}
      aria-keyshortcuts={inBar ? '/ Control+K Meta+K' : undefined}
      aria-current={path === searchPath ? 'page' : undefined}
    >
      <span className={inBar ? 'visually-hidden' : undefined}>{t('search')}</span>
      <Icon name="search" />
      {inBar && <kbd aria-hidden>/</kbd>}
    </a>
  )
}
