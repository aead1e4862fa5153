import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {ButtonLink} from '@/components/ui/button/button'
import {Icon} from '@/components/ui/icon/icon'
import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import {itemsOf} from '@/lib/sanity/preview/edit'
import {ctaHref, homePath, pageHref, searchHref, searchPath} from '@/lib/urls/paths'

import type {FrameProps} from './frame-props'
import {LanguageLinks} from './language-links'

interface SearchLinkProps extends Pick<FrameProps, 'settings' | 'locale' | 'path'> {
  /** An icon with its shortcut in the bar, or text in the phone's menu. */
  place: 'bar' | 'menu'
}

/** Link to the search page, if the language has one. An inline script adds keyboard shortcuts. */
async function SearchLink({settings, locale, path, place}: SearchLinkProps) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  if (!settings?.hasSearch) return null
  const inBar = place === 'bar'
  return (
    <a
      className={inBar ? 'search medium' : 'search'}
      href={searchHref(locale)}
      {...(inBar && {title: t('search'), 'aria-keyshortcuts': '/ Control+K Meta+K'})}
      {...(path === searchPath && {'aria-current': 'page'})}
    >
      {inBar ? <span className="visually-hidden">{t('search')}</span> : t('search')}
      <Icon name="search" />
      {inBar && <kbd aria-hidden>/</kbd>}
    </a>
  )
}

function NavigationLinks({settings, path, ...context}: FrameProps) {
  const navigation = settings?.navigation
  if (!navigation) return null
  const item = itemsOf(context.edit(navigation), `headerMenu.${context.locale}`)
  return navigation.headerMenu?.map(({_key, label, ...destination}) => (
    <li key={_key} {...item(_key)}>
      <ContentLink
        destination={destination}
        context={context}
        current={path !== null && destination.page?.path === path}
      >
        {label}
      </ContentLink>
    </li>
  ))
}

/** The navigation: part of the bar where there is room, a popover on phones with what the bar leaves out. */
async function SiteMenu({languages, ...props}: FrameProps & {languages: ReactNode}) {
  const {settings, locale, hasCta, edit} = props
  const callsToAction = settings?.callsToAction
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <div id="site_menu" popover="auto">
      <nav aria-label={t('main')}>
        <ul>
          <NavigationLinks {...props} />
          {settings?.hasSearch && (
            <li className="narrow">
              <SearchLink {...props} place="menu" />
            </li>
          )}
          {callsToAction?.appUrl && callsToAction.appAction && (
            <li>
              <Anchor
                href={callsToAction.appUrl}
                locale={locale}
                className="app"
                {...edit(callsToAction)(`appAction.${locale}`)}
              >
                {callsToAction.appAction}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
      {callsToAction?.primaryAction && (
        <ButtonLink
          variant="primary"
          href={ctaHref(locale, hasCta)}
          {...edit(callsToAction)('primaryAction')}
        >
          {callsToAction.primaryAction}
        </ButtonLink>
      )}
      {languages}
    </div>
  )
}

/** Site name, navigation, app, language and call to action. */
export async function SiteHeader(props: FrameProps) {
  const {settings, locale, hasCta, edit} = props
  const callsToAction = settings?.callsToAction
  const t = await getTranslations({locale, namespace: 'navigation'})
  // One element in both places, which React sends to the browser once.
  const languages = <LanguageLinks {...props} />
  return (
    <header className="site-header">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="frame bar">
        <a
          className="brand"
          href={pageHref(locale, homePath)}
          {...(settings && edit(settings)('name'))}
        >
          <LogoMark />
          {settings?.name ?? <span className="visually-hidden">{t('home')}</span>}
        </a>
        <SiteMenu {...props} languages={languages} />
        <SearchLink {...props} place="bar" />
        <button type="button" className="opener medium" popoverTarget="language_menu">
          <Icon name="globe" />
          <span className="visually-hidden">{t('language')}:</span>
          <span>{locale.toUpperCase()}</span>
          <Icon name="chevron-down" />
        </button>
        <div id="language_menu" popover="auto">
          {languages}
        </div>
        {callsToAction?.primaryAction && (
          <ButtonLink
            variant="secondary"
            size="small"
            href={ctaHref(locale, hasCta)}
            {...edit(callsToAction)('primaryAction')}
          >
            {callsToAction.primaryAction}
          </ButtonLink>
        )}
        <button
          type="button"
          className="opener narrow"
          popoverTarget="site_menu"
          aria-label={t('menu')}
        >
          <span className="medium">{t('menu')}</span>
          <Icon name="menu" />
          <Icon name="x" />
        </button>
      </div>
    </header>
  )
}
