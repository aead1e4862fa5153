import {setImmediate} from 'node:timers/promises'

import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminMain} from '@/components/admin/admin-frame'
import {Dashboard, DashboardFailure} from '@/components/admin/dashboard'
import {NoticeToast} from '@/components/admin/notice-toast'
import {Whole} from '@/components/admin/whole'
import {Callout} from '@/components/ui/callout/callout'
import {signOut} from '@/lib/admin/actions'
import {getDashboard} from '@/lib/admin/dashboard'
import {eraseEntries, eraseEntry} from '@/lib/admin/erase-entry'
import {dashboardHref, paramsOf, parseQuery, type DashboardQuery} from '@/lib/admin/filters'
import {readFlash} from '@/lib/admin/flash-message'
import {requireSignIn} from '@/lib/admin/viewer'
import {workOnEntries} from '@/lib/admin/work-on-entries'

// The address holds search terms, which other sites must not see.
export const metadata: Metadata = {title: 'Waitlist', referrer: 'same-origin'}

type Props = PageProps<'/admin/dashboard'>

function Loading({text}: {text: string}) {
  return (
    <AdminMain loading>
      <output>{text}</output>
    </AdminMain>
  )
}

/** Resolves after React has sent what it puts off: elements beyond 3 kB, each in a later turn of the event loop. */
async function sendAll(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await setImmediate()
}

async function Entries({query}: {query: DashboardQuery}) {
  const contents = await getDashboard(query)
  return (
    <AdminMain>
      {contents ? (
        <Whole sent={sendAll()}>
          <Dashboard
            contents={contents}
            query={query}
            erase={eraseEntry}
            eraseAll={eraseEntries}
            work={workOnEntries}
          />
        </Whole>
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
  const {message} = await readFlash()
  return (
    <AdminFrame viewer={viewer} refusal={message} signOut={signOut}>
      {query.notice && <NoticeToast notice={query.notice} />}
      {viewer === 'admin' && (
        <Suspense fallback={<Loading text="Loading waitlist entries..." />}>
          <Entries query={query} />
        </Suspense>
      )}
      {viewer === 'notAdmin' && (
        <AdminMain>
          <Callout tone="error" title="Access denied. Admin privileges required." announced />
        </AdminMain>
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
    <Suspense fallback={<Loading text="Loading..." />}>
      <DashboardContent searchParams={searchParams} />
    </Suspense>
  )
}
