import type {ReactNode} from 'react'

import {AnnouncementBar} from './announcement-bar'
import type {FrameProps} from './frame-props'
import {NavigationScript} from './navigation-script'
import {RedirectNotice} from './redirect-notice'
import {Reveal} from './reveal'
import {SearchScript} from './search-script'
import {SiteFooter} from './site-footer'
import {SiteHeader} from './site-header'

/** Header, announcement bar, content and footer of a page. The settings are null while the dataset is empty. */
export function SiteFrame({children, ...frame}: FrameProps & {children: ReactNode}) {
  return (
    <>
      <RedirectNotice {...frame} />
      <SiteHeader {...frame} />
      <AnnouncementBar {...frame} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...frame} />
      <NavigationScript />
      <SearchScript />
      <Reveal />
    </>
  )
}
