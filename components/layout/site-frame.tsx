import type {ReactNode} from 'react'

import {FrameEffects} from './frame-effects'
import {SiteFooter} from './site-footer'
import {type FrameProps, SiteHeader} from './site-header'

/** Header, content and footer of a page. The settings are null while the dataset is empty. */
export function SiteFrame({children, ...frame}: FrameProps & {children: ReactNode}) {
  return (
    <>
      <SiteHeader {...frame} />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter {...frame} />
      <FrameEffects />
    </>
  )
}
