import {getTranslations} from 'next-intl/server'

import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import type {SiteSettings} from '@/lib/content/types'
import {type Edit, itemsOf} from '@/lib/preview/edit'

import type {FrameProps} from './frame-props'
import {ThemeSwitch} from './theme-switch'

type Props = Pick<FrameProps, 'settings' | 'locale' | 'hasCta' | 'edit'>

interface ContactProps {
  settings: SiteSettings
  locale: Props['locale']
  /** Edit attributes of the settings. */
  edit: Edit
}

async function ContactLinks({settings, locale, edit}: ContactProps) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  const {contactEmail, socialUrl} = settings
  const network = socialUrl && URL.parse(socialUrl)?.hostname
  return (
    <nav aria-label={t('contact')}>
      <h2>{t('contact')}</h2>
      <ul>
        <li {...edit('contactEmail')}>
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </li>
        {network && (
          <li {...edit('socialUrl')}>
            <Anchor href={socialUrl} locale={locale}>
              {network.replace(/^www\./, '')}
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface MenuProps extends Props {
  settings: SiteSettings
  /** The settings field with its links. */
  field: 'productMenu' | 'compareMenu' | 'guidesMenu' | 'legalMenu'
  title: string
}

function Menu({settings, field, title, ...context}: MenuProps) {
  const links = settings[field]
  if (!links?.length) return null
  const item = itemsOf(context.edit(settings), `${field}.${context.locale}`)
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

interface TopProps extends Props {
  settings: SiteSettings
}

/** The parts that need settings. */
async function Top({settings, ...context}: TopProps) {
  const {locale} = context
  const {tagline, privacyBlurb} = settings
  const t = await getTranslations({locale, namespace: 'navigation'})
  const edit = context.edit(settings)
  const menu = {settings, ...context}
  return (
    <div className="frame top">
      <div className="words">
        {tagline && (
          <p className="tagline" {...edit(`tagline.${locale}`)}>
            {tagline}
          </p>
        )}
        {privacyBlurb && (
          <p className="privacy" {...edit(`privacyBlurb.${locale}`)}>
            {privacyBlurb}
          </p>
        )}
      </div>
      <Menu {...menu} field="productMenu" title={t('product')} />
      <Menu {...menu} field="compareMenu" title={t('compare')} />
      <Menu {...menu} field="guidesMenu" title={t('guides')} />
      <Menu {...menu} field="legalMenu" title={t('legal')} />
      <ContactLinks settings={settings} locale={locale} edit={edit} />
    </div>
  )
}

/** Tagline, privacy, menus, contact and theme. */
export function SiteFooter({settings, ...context}: Props) {
  const owner = settings?.company ? 'company' : 'name'
  return (
    <footer className="site-footer">
      {settings && <Top settings={settings} {...context} />}
      <div className="frame bottom">
        <p className="owner" {...(settings && context.edit(settings)(owner))}>
          <LogoMark />
          {settings && `© ${settings[owner]}`}
        </p>
        <ThemeSwitch locale={context.locale} group="footer" />
      </div>
    </footer>
  )
}
