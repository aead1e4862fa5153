import {Suspense} from 'react'

import type {SectionGuardProps} from '@/components/sections/context'

import {DraftBoundary} from './draft-boundary'
import {DraftNotice} from './draft-notice'

/** Wraps a section in previews: one that fails or lacks its document says so in place, and the rest of the page stays. */
export function SectionGuard({section, locale, edit, children}: SectionGuardProps) {
  if (section._type === 'comparison' && !section.table) {
    return <DraftNotice of="unfinishedSection" locale={locale} edit={edit('table')} />
  }
  return (
    <DraftBoundary instead={<DraftNotice of="brokenSection" locale={locale} edit={edit()} />}>
      {/* On the server, an error stays within the nearest Suspense. */}
      <Suspense fallback={null}>{children}</Suspense>
    </DraftBoundary>
  )
}
