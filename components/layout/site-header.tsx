import {getTranslations} from 'next-intl/server'

import {Icon} from '@/components/ui/icon/icon'
import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import {itemsOf, withoutDrag} from '@/lib/preview/edit'
import {ctaHref, homePath, pageHref} from '@/lib/routing/paths'

import type {FrameProps} from './frame-props'
import {LanguageLinks} from './language-links'
import {SearchLink} from './search-link'
import {ThemeSwitch} from './theme-switch'

interface NavigationProps extends FrameProps {
  /** Whether this is the second copy of the links, which must not be draggable in previews. */
  again?: boolean
}

/** The links of the bar and of the phone's menu. */
function NavigationLinks({settings, path, again = false, ...context}: NavigationProps) {
  if (!settings) return null
  const item = itemsOf(context.edit(settings), `headerMenu.${context.locale}`)
  return settings.headerMenu?.map(({_key, label, ...destination}) => (
    <li key={_key} {...(again ? withoutDrag(item(_key)) : item(_key))}>
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

async function PhoneMenu(props: FrameProps) {
  const {settings, locale, hasCta, edit} = props
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <div id="site-menu" popover="auto">
      <nav aria-label={t('menu')}>
        <ul>
          <NavigationLinks {...props} again />
          {settings?.hasSearch && (
            <li>
              <SearchLink {...props} place="menu" />
            </li>
          )}
          {settings?.appUrl && settings.appAction && (
            <li>
              <Anchor
                href={settings.appUrl}
                locale={locale}
                className="app"
                {...edit(settings)(`appAction.${locale}`)}
              >
                {settings.appAction}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
      {settings?.primaryAction && (
        <a className="button" data-variant="primary" href={ctaHref(locale, hasCta)}>
          {settings.primaryAction}
        </a>
      )}
      <div className="settings">
        <LanguageLinks {...props} />
        <ThemeSwitch locale={locale} group="menu" />
      </div>
    </div>
  )
}

/** Site name, navigation, app, language and call to action. */
export async function SiteHeader(props: FrameProps) {
  const {settings, locale, hasCta, edit} = props
  const t = await getTranslations({locale, namespace: 'navigation'})
  const own = settings && edit(settings)
  return (
    <header className="site-header">
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="frame bar">
        <a className="brand" href={pageHref(locale, homePath)} {...own?.('name')}>
          <LogoMark />
          {settings?.name ?? <span className="visually-hidden">{t('home')}</span>}
        </a>
        <nav className="wide" aria-label={t('main')}>
          <ul>
            <NavigationLinks {...props} />
          </ul>
        </nav>
        {settings?.appUrl && settings.appAction && (
          <Anchor
            href={settings.appUrl}
            locale={locale}
            className="app wide"
            {...own?.(`appAction.${locale}`)}
          >
            {settings.appAction}
          </Anchor>
        )}
        <SearchLink {...props} place="bar" />
        <button type="button" className="opener medium" popoverTarget="language-menu">
          <Icon name="globe" />
          <span className="visually-hidden">{t('language')}:</span>
          <span>{locale.toUpperCase()}</span>
          <Icon name="chevron-down" />
        </button>
        <div id="language-menu" popover="auto">
          <LanguageLinks {...props} />
        </div>
        {settings?.primaryAction && (
          <a
            className="button"
            data-variant="secondary"
            data-size="small"
            href={ctaHref(locale, hasCta)}
            {...own?.('primaryAction')}
          >
            {settings.primaryAction}
          </a>
        )}
        <button
          type="button"
          className="opener narrow"
          popoverTarget="site-menu"
          aria-label={t('menu')}
        >
          <span className="medium">{t('menu')}</span>
          <Icon name="menu" />
          <Icon name="x" />
        </button>
        <PhoneMenu {...props} />
      </div>
    </header>
  )
}
