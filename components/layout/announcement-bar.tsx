import {getTranslations} from 'next-intl/server'

import {LabeledLink} from '@/components/ui/link/labeled-link'
import {NoBreak} from '@/components/ui/no-break/no-break'
import {within} from '@/lib/sanity/preview/edit'

import type {FrameProps} from './frame-props'

/** The announcement below the header, until its end date. */
export async function AnnouncementBar({settings, ...context}: FrameProps) {
  const bar = settings?.announcementBar
  if (!bar) return null
  const {locale, edit} = context
  const t = await getTranslations({locale, namespace: 'navigation'})
  const own = within(edit(bar), `message.${locale}`)
  return (
    <aside className="announcement-bar" aria-label={t('announcement')}>
      <p className="frame">
        <span {...own('text')}>
          <NoBreak text={bar.text} />
        </span>{' '}
        <LabeledLink link={bar.link} context={context} {...own('link')} />
      </p>
    </aside>
  )
}
