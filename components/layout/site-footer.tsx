import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Anchor, ContentLink} from '@/components/ui/link/content-link'
import {LogoMark} from '@/components/ui/logo-mark/logo-mark'
import type {SiteSettings} from '@/lib/sanity/content'

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

type Props = Pick<FrameProps, 'settings' | 'locale' | 'hasCta'>

async function ContactLinks({settings, locale}: {settings: SiteSettings; locale: Props['locale']}) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <nav aria-label={t('contact')}>
      <h2>{t('contact')}</h2>
      <ul>
        <li>
          <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
        </li>
        {settings.socialUrl && (
          <li>
            <Anchor href={settings.socialUrl} locale={locale}>
              {t('profile')}
            </Anchor>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** Tagline, privacy, legal pages, contact and the theme: at the bottom of every page. */
export async function SiteFooter({settings, locale, hasCta}: Props) {
  const t = await getTranslations({locale, namespace: 'navigation'})
  return (
    <Footer>
      {settings && (
        <div className="frame top">
          <div className="words">
            {settings.tagline && <p className="tagline">{settings.tagline}</p>}
            {settings.privacyBlurb && <p className="privacy">{settings.privacyBlurb}</p>}
          </div>
          {settings.legalMenu && settings.legalMenu.length > 0 && (
            <nav aria-label={t('legal')}>
              <h2>{t('legal')}</h2>
              <ul>
                {settings.legalMenu.map(({_key, label, ...destination}) => (
                  <li key={_key}>
                    <ContentLink destination={destination} context={{locale, hasCta}}>
                      {label}
                    </ContentLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
          <ContactLinks settings={settings} locale={locale} />
        </div>
      )}
      <div className="frame bottom">
        <p className="owner">
          <LogoMark />
          {settings && `© ${settings.company ?? settings.name}`}
        </p>
        <ThemeSwitch locale={locale} group="footer" />
      </div>
    </Footer>
  )
}
