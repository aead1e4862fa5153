import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import type {SiteSettings} from '@/lib/content/types'
import {type Edit, itemsOf} from '@/lib/preview/edit'

import type {FrameProps} from './site-header'
import {ThemeSwitch} from './theme-switch'

const Footer = styled.footer`
  border-block-start: 1px solid var(--rule);
  font-size: 1rem;

  .top {
    display: grid;
    gap: var(--space-7) var(--space-6);
    padding-block: var(--space-8);
  }

  .tagline {
    max-width: 18ch;
    font-family: var(--font-display);
    font-size: var(--step-4);
    line-height: 1.12;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  .privacy {
    max-width: 34rem;
    color: var(--ink-soft);
  }

  ul {
    display: grid;
    gap: var(--space-1);
  }

  li a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: 2rem;
    text-decoration-color: transparent;
  }

  li a:hover {
    text-decoration-color: currentcolor;
  }

  h2 {
    margin-block-end: var(--space-3);
    font-family: var(--font-text);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.4;
  }

  .bottom {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-4);
    border-block-start: 1px solid var(--rule);
  }

  .owner {
    display: inline-flex;
    align-items: center;
    gap: var(--space-3);
    color: var(--ink-soft);
  }

  .mark {
    width: 1.5rem;
    height: 1.5rem;
  }

  @media (width >= 40rem) {
    .top {
      grid-template-columns: 1fr 1fr;
    }

    .words {
      grid-column: 1 / -1;
    }
  }

  @media (width >= 60rem) {
    .top {
      grid-template-columns: 1fr auto auto;
      gap: var(--space-8);
    }

    .words {
      grid-column: auto;
    }
  }

  .words {
    display: grid;
    align-content: start;
    gap: var(--space-5);
  }
`

type Props = Pick<FrameProps, 'settings' | 'locale' | 'hasCta' | 'edit'>

interface ContactProps {
  settings: SiteSettings
  locale: Props['locale']
  /** Of the settings. */
  edit: Edit
}

async function ContactLinks({settings, locale, edit}: ContactProps) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <nav aria-label={t('contact')}>
      <h2>{t('contact')}</h2>
      <ul>
        <li {...edit('contactEmail')}>
          <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
        </li>
        {settings.socialUrl && (
          <li {...edit('socialUrl')}>
            <Anchor href={settings.socialUrl} locale={locale}>
              {t('profile')}
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

interface TopProps extends Props {
  settings: SiteSettings
  /** What the legal pages are called together. */
  legal: string
}

/** What the settings say, as long as there are any. */
function Top({settings, legal, ...context}: TopProps) {
  const {locale} = context
  const {tagline, privacyBlurb, legalMenu} = settings
  const edit = context.edit(settings)
  const item = itemsOf(edit, `legalMenu.${locale}`)
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
      {legalMenu && legalMenu.length > 0 && (
        <nav aria-label={legal}>
          <h2>{legal}</h2>
          <ul>
            {legalMenu.map(({_key, label, ...destination}) => (
              <li key={_key} {...item(_key)}>
                <ContentLink destination={destination} context={context}>
                  {label}
                </ContentLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ContactLinks settings={settings} locale={locale} edit={edit} />
    </div>
  )
}

/** Tagline, privacy, legal pages, contact and the theme: at the bottom of every page. */
export async function SiteFooter({settings, ...context}: Props) {
  const t = await getTranslations({locale: context.locale, namespace: 'navigation'})
  const owner = settings?.company ? 'company' : 'name'
  return (
    <Footer>
      {settings && <Top settings={settings} legal={t('legal')} {...context} />}
      <div className="frame bottom">
        <p className="owner" {...(settings && context.edit(settings)(owner))}>
          <LogoMark />
          {settings && `© ${settings[owner]}`}
        </p>
        <ThemeSwitch locale={context.locale} group="footer" />
      </div>
    </Footer>
  )
}
