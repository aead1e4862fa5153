import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Icon} from '@/components/ui/icon/icon'
import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import type {Locale} from '@/lib/i18n/locales'
import {ctaHref, homePath, pageHref, searchPath} from '@/lib/i18n/paths'
import type {SiteSettings} from '@/lib/sanity/content'

import {LanguageLinks, type Twins} from './language-links'
import {SearchLink} from './search-link'
import {headerStyles} from './site-header.styles'
import {ThemeSwitch} from './theme-switch'

const Header = styled.header`
  ${headerStyles}
`

/** What the header and footer need to know about the page they frame. */
export interface FrameProps {
  settings: SiteSettings | null
  locale: Locale
  hasCta: boolean
  /** The page's own path; null where there is no page. */
  path: string | null
  twins: Twins
}

/** The link list of both the bar and the phone's menu. */
function NavigationLinks({settings, locale, hasCta, path}: FrameProps) {
  return settings?.headerMenu?.map(({_key, label, ...destination}) => (
    <li key={_key}>
      <ContentLink
        destination={destination}
        context={{locale, hasCta}}
        current={path !== null && destination.page?.path === path}
      >
        {label}
      </ContentLink>
    </li>
  ))
}

async function PhoneMenu(props: FrameProps) {
  const {settings, locale, hasCta} = props
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <div id="site-menu" popover="auto">
      <nav aria-label={t('menu')}>
        <ul>
          <NavigationLinks {...props} />
          {settings && (
            <li>
              <SearchLink locale={locale} place="menu" current={props.path === searchPath} />
            </li>
          )}
          {settings?.appUrl && (
            <li>
              <Anchor href={settings.appUrl} locale={locale} className="app">
                {t('openApp')}
              </Anchor>
            </li>
          )}
        </ul>
      </nav>
      <a className="button" data-variant="primary" href={ctaHref(locale, hasCta)}>
        {t('bookDemo')}
      </a>
      <div className="settings">
        <LanguageLinks {...props} />
        <ThemeSwitch locale={locale} group="menu" />
      </div>
    </div>
  )
}

/** Name, navigation, application, language, call to action: at the top of every page. */
export async function SiteHeader(props: FrameProps) {
  const {settings, locale, hasCta} = props
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <Header>
      <a className="skip" href="#content">
        {t('skip')}
      </a>
      <div className="frame bar">
        <a className="brand" href={pageHref(locale, homePath)}>
          <LogoMark />
          {settings?.name ?? <span className="visually-hidden">{t('home')}</span>}
        </a>
        <nav className="wide" aria-label={t('main')}>
          <ul>
            <NavigationLinks {...props} />
          </ul>
        </nav>
        {settings?.appUrl && (
          <Anchor href={settings.appUrl} locale={locale} className="app wide">
            {t('openApp')}
          </Anchor>
        )}
        {settings && <SearchLink locale={locale} place="bar" current={props.path === searchPath} />}
        <button type="button" className="opener medium" popoverTarget="language-menu">
          <Icon name="globe" />
          <span className="visually-hidden">{t('language')}:</span>
          <span>{locale.toUpperCase()}</span>
          <Icon name="chevron-down" />
        </button>
        <div id="language-menu" popover="auto">
          <LanguageLinks {...props} />
        </div>
        <a
          className="button medium"
          data-variant="secondary"
          data-size="small"
          href={ctaHref(locale, hasCta)}
        >
          {t('bookDemo')}
        </a>
        <button type="button" className="opener narrow" popoverTarget="site-menu">
          {t('menu')}
          <Icon name="menu" />
          <Icon name="x" />
        </button>
        <PhoneMenu {...props} />
      </div>
    </Header>
  )
}
