import {Suspense} from 'react'

import type {SectionGuardProps} from '@/components/sections/context'
import {lackedBy} from '@/lib/content/unfinished'

import {DraftBoundary} from './draft-boundary'
import {DraftNotice} from './draft-notice'

/**
 * A section where editors preview: one that fails, or lacks what it cannot be shown without, says so in its place, and the
 * rest of the page stays.
 */
export function SectionGuard({section, locale, edit, children}: SectionGuardProps) {
  const [lacking] = lackedBy(section)
  if (lacking) return <DraftNotice of="unfinishedSection" locale={locale} edit={edit(lacking)} />
  return (
    <DraftBoundary instead={<DraftNotice of="brokenSection" locale={locale} edit={edit()} />}>
      {/* On the server, only a part that may come later may also fail alone. */}
      <Suspense fallback={null}>{children}</Suspense>
    </DraftBoundary>
  )
}
