import {Suspense} from 'react'

import type {SectionGuardProps} from '@/components/sections/context'

import {DraftBoundary} from './draft-boundary'
import {DraftNotice} from './draft-notice'

/**
 * A section in a preview: when it fails or lacks a required document, a notice replaces it and the rest of the page
 * stays.
 */
export function SectionGuard({section, locale, edit, children}: SectionGuardProps) {
  if (section._type === 'comparison' && !section.table) {
    return <DraftNotice of="unfinishedSection" locale={locale} edit={edit('table')} />
  }
  return (
    <DraftBoundary instead={<DraftNotice of="brokenSection" locale={locale} edit={edit()} />}>
      {/* On the server, React isolates errors at Suspense boundaries only. */}
      <Suspense fallback={null}>{children}</Suspense>
    </DraftBoundary>
  )
}
