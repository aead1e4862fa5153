import {getTranslations} from 'next-intl/server'

import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import {itemsOf} from '@/lib/sanity/preview/edit'
import type {Navigation, SiteSettings} from '@/lib/sanity/types'

import type {FrameProps} from './frame-props'
import {ThemeSwitch} from './theme-switch'

type Props = Pick<FrameProps, 'settings' | 'locale' | 'hasCta' | 'edit'>

interface TopProps extends Props {
  settings: SiteSettings
}

async function ContactLinks({settings, locale, edit}: TopProps) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const {contactEmail, navigation} = settings
  const {socialUrl} = navigation ?? {}
  const network = socialUrl && URL.parse(socialUrl)?.hostname
  return (
    <nav aria-label={t('contact')}>
      <h2>{t('contact')}</h2>
      <ul>
        <li {...edit(settings)('contactEmail')}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </li>
        {navigation && network && (
          <li {...edit(navigation)('socialUrl')}>
            <Anchor href={socialUrl} locale={locale}>
              {network.replace(/^www\./, '')}
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface MenuProps extends Omit<Props, 'settings'> {
  navigation: Navigation
  /** The field with its links. */
  field: 'productMenu' | 'compareMenu' | 'guidesMenu' | 'legalMenu'
  title: string
}

function Menu({navigation, field, title, ...context}: MenuProps) {
  const links = navigation[field]
  if (!links?.length) return null
  const item = itemsOf(context.edit(navigation), `${field}.${context.locale}`)
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({_key, label, ...destination}) => (
          <li key={_key} {...item(_key)}>
            <ContentLink destination={destination} context={context}>
              {label}
            </ContentLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The texts and menus that editors write. */
async function Menus({navigation, ...context}: Omit<MenuProps, 'field' | 'title'>) {
  const {locale} = context
  const {tagline, privacyBlurb} = navigation
  const t = await getTranslations({locale, namespace: 'navigation'})
  const edit = context.edit(navigation)
  const menu = {navigation, ...context}
  return (
    <>
      <div className="words">
        {tagline && (
          <p className="tagline" {...edit(`tagline.${locale}`)}>
            {tagline}
          </p>
        )}
        {privacyBlurb && (
          <p className="privacy muted" {...edit(`privacyBlurb.${locale}`)}>
            {privacyBlurb}
          </p>
        )}
      </div>
      <Menu {...menu} field="productMenu" title={t('product')} />
      <Menu {...menu} field="compareMenu" title={t('compare')} />
      <Menu {...menu} field="guidesMenu" title={t('guides')} />
      <Menu {...menu} field="legalMenu" title={t('legal')} />
    </>
  )
}

/** Tagline, privacy, menus, contact and theme. */
export function SiteFooter({settings, ...context}: Props) {
  const owner = settings?.company ? 'company' : 'name'
  return (
    <footer className="site-footer">
      {settings && (
        <div className="frame top">
          {settings.navigation && <Menus navigation={settings.navigation} {...context} />}
          <ContactLinks settings={settings} {...context} />
        </div>
      )}
      <div className="frame bottom">
        <p className="owner muted" {...(settings && context.edit(settings)(owner))}>
          <LogoMark />
          {settings && `© ${settings[owner]}`}
        </p>
        <ThemeSwitch locale={context.locale} />
      </div>
    </footer>
  )
}
