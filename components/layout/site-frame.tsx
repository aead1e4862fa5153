import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {InlineScript} from '@/components/ui/inline-script'
import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {within} from '@/lib/sanity/preview/edit'

import type {FrameProps} from './frame-props'
import {RedirectNotice} from './redirect-notice'
import {Reveal} from './reveal'
import {SiteFooter} from './site-footer'
import {SiteHeader} from './site-header'

/** The announcement below the header, until its end date. */
async function AnnouncementBar({settings, ...context}: FrameProps) {
  const bar = settings?.announcementBar
  if (!bar) return null
  const {locale, edit} = context
  const t = await getTranslations({locale, namespace: 'navigation'})
  const own = within(edit(bar), `message.${locale}`)
  return (
    <aside
      className="announcement-bar"
      aria-label={t('announcement')}
      data-until={bar.until}
      suppressHydrationWarning
    >
      <p className="frame">
        <span {...own('text')}>
          <NoBreak text={bar.text} />
        </span>{' '}
        <LabeledLink link={bar.link} context={context} {...own('link')} />
      </p>
      <InlineScript name="ended" />
    </aside>
  )
}

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
      <InlineScript name="navigation" />
      <InlineScript name="search" />
      <Reveal />
    </>
  )
}
