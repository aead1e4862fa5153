import type {ReactNode} from 'react'
import {createGlobalStyle} from 'styled-components'

import {palette} from '@/components/ui/palette'
import {defaultLocale, languages} from '@/lib/i18n/locales'

const Style = createGlobalStyle`
  :root {
    color-scheme: light dark;
    background: ${palette.light.paper};
    color: ${palette.light.ink};
  }

  @media (prefers-color-scheme: dark) {
    :root {
      background: ${palette.dark.paper};
      color: ${palette.dark.ink};
    }
  }

  body {
    display: grid;
    align-content: center;
    justify-items: start;
    gap: 1.5rem;
    min-height: 100dvh;
    margin: 0 auto;
    padding-inline: clamp(1.25rem, 4vw, 3rem);
    max-width: 75rem;
    font: 1.125rem / 1.55 system-ui, sans-serif;
  }

  h1,
  p {
    margin: 0;
  }
`

/**
 * A document without the site's style sheet and fonts: the not-found page of all areas is in every bundle, even the
 * Studio's, which would load them too.
 */
export function BareDocument({children}: {children: ReactNode}) {
  return (
    <html lang={defaultLocale} dir={languages[defaultLocale].direction}>
      <body>
        <Style />
        {children}
      </body>
    </html>
  )
}
