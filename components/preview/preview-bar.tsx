import {getTranslations} from 'next-intl/server'
import {styled} from 'styled-components'

import {Button, ButtonLink} from '@/components/ui/button/button'
import {InlineScript} from '@/components/ui/inline-script'
import type {Locale} from '@/lib/i18n/locales'
import {getReleaseTitle} from '@/lib/sanity/pages'
import {draftPerspective} from '@/lib/sanity/perspective'
import {type PreviewPerspective, previewedRelease} from '@/lib/sanity/preview/session'
import {draftDisableEndpoint} from '@/lib/urls/endpoints'
import {studioHref, pageHref} from '@/lib/urls/paths'

/* Sticky at the end of the page, so it is always in view and covers neither the header nor the footer. */
const Bar = styled.aside`
  position: sticky;
  inset-block-end: 0;
  z-index: 30;
  background: var(--band);
  color: var(--ink);
  border-block-start: 1px solid var(--rule);

  [data-framed] & {
    display: none;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-2);
  }

  p {
    flex: 1 1 14rem;
    font-size: 1rem;
    font-weight: 600;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }

  .button {
    min-height: 2.75rem;
  }

  @media (max-width: 36rem) {
    p {
      flex-basis: 100%;
    }

    .actions {
      flex: 1;
      flex-wrap: nowrap;
    }

    .actions > * {
      flex: 1 1 auto;
    }

    .button {
      padding-inline: var(--space-2);
    }

    form .button {
      width: 100%;
    }
  }

  /* Keeps the focused element clear of the bar. */
  html:has(&) {
    scroll-padding-block-end: 8rem;
  }
`

/** Returns the page's URL in Presentation, in the same perspective. */
function presentationHref(href: string, [first = 'drafts']: PreviewPerspective): string {
  const parameters = new URLSearchParams({preview: href})
  if (first !== 'drafts') parameters.set('perspective', first)
  return `${studioHref}/presentation?${parameters}`
}

async function perspectiveText(locale: Locale, perspective: PreviewPerspective): Promise<string> {
  const t = await getTranslations({locale, namespace: 'preview'})
  const release = previewedRelease(perspective)
  if (release) return t('release', {title: (await getReleaseTitle(release)) ?? release})
  return t(perspective[0] === 'published' ? 'published' : 'drafts')
}

/** Shows what is previewed, with links to the Studio and out of the preview. Hidden in Presentation. */
export async function PreviewBar({locale, path}: {locale: Locale; path: string}) {
  const perspective = draftPerspective()
  if (!perspective) return null
  const t = await getTranslations({locale, namespace: 'preview'})
  const href = pageHref(locale, path)
  return (
    <Bar aria-label={t('label')} data-theme="dark">
      <InlineScript name="framed" />
      <div className="frame">
        <p>{await perspectiveText(locale, perspective)}</p>
        <div className="actions">
          <ButtonLink size="small" href={presentationHref(href, perspective)}>
            {t('edit')}
          </ButtonLink>
          <form method="post" action={draftDisableEndpoint}>
            <Button variant="secondary" size="small" name="page" value={href}>
              {t('leave')}
            </Button>
          </form>
        </div>
      </div>
    </Bar>
  )
}
