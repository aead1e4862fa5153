import {styled} from 'styled-components'

import {ThemeSwitch} from '@/components/layout/theme-switch'

import {exhibits} from './exhibits'
import {galleryStyles} from './gallery.styles'

const Root = styled.main`
  ${galleryStyles}
`

const themes = ['light', 'dark']

/** All primitives with their states, in both themes side by side; the switch sets the theme of the page around them. */
export function Gallery() {
  return (
    <Root>
      <header>
        <h1>Primitives</h1>
        <p>Hover them, tab through them: those states are the browser’s.</p>
        <ThemeSwitch locale="en" group="gallery" />
      </header>
      {exhibits.map(({title, Content}) => (
        <section key={title} className="exhibit" aria-label={title}>
          <h2>{title}</h2>
          <div className="sides">
            {themes.map((theme) => (
              <div key={theme} className="side" data-theme={theme}>
                <Content theme={theme} />
              </div>
            ))}
          </div>
        </section>
      ))}
    </Root>
  )
}
