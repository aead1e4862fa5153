import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminLoading, AdminMain} from '@/components/admin/admin-frame'
import {Dashboard, DashboardFailure} from '@/components/admin/dashboard'
import {NoticeToast} from '@/components/admin/notice-toast'
import {signOut} from '@/lib/admin/actions'
import {getDashboard} from '@/lib/admin/dashboard'
import {eraseEntries, eraseEntry, sendAgain, workOnEntries} from '@/lib/admin/entry-actions'
import {dashboardHref, paramsOf, parseQuery, type DashboardQuery} from '@/lib/admin/filters'
import {readFlash, type UnsavedNote} from '@/lib/admin/flash-message'
import {requireSignIn} from '@/lib/admin/viewer'

// The address holds search terms, which other sites must not see.
export const metadata: Metadata = {title: 'Waitlist', referrer: 'same-origin'}

type Props = PageProps<'/admin/dashboard'>

interface EntriesProps {
  query: DashboardQuery
  unsaved: UnsavedNote | undefined
}

async function Entries({query, unsaved}: EntriesProps) {
  const contents = await getDashboard(query)
  return (
    <AdminMain>
      {contents ? (
        <Dashboard
          contents={contents}
          query={query}
          erase={eraseEntry}
          eraseAll={eraseEntries}
          work={workOnEntries}
          sendAgain={sendAgain}
          unsaved={unsaved}
        />
      ) : (
        <DashboardFailure query={query} />
      )}
    </AdminMain>
  )
}

async function DashboardContent({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const query = parseQuery(paramsOf(await searchParams))
  const viewer = await requireSignIn(dashboardHref(query))
  const {message, unsaved} = await readFlash()
  return (
    <AdminFrame viewer={viewer} refusal={message} signOut={signOut}>
      {query.notice && !query.entry && query.ids.length === 0 && (
        <NoticeToast notice={query.notice} />
      )}
      {viewer === 'admin' && (
        <Suspense fallback={<AdminLoading text="Loading waitlist entries..." />}>
          <Entries query={query} unsaved={unsaved} />
        </Suspense>
      )}
      {viewer === 'unknown' && (
        <AdminMain>
          <DashboardFailure query={query} />
        </AdminMain>
      )}
    </AdminFrame>
  )
}

export default function DashboardPage({searchParams}: Props) {
  return (
    <Suspense fallback={<AdminLoading />}>
      <DashboardContent searchParams={searchParams} />
    </Suspense>
  )
}
