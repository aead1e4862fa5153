import type {Metadata} from 'next'
import {redirect} from 'next/navigation'
import {Suspense} from 'react'

import {AdminFrame} from '@/components/admin/admin-frame'
import {EntriesTable} from '@/components/admin/entries-table'
import {Callout} from '@/components/ui/callout/callout'
import {Toast} from '@/components/ui/toast/toast'
import {signOut} from '@/lib/admin/actions'
import {getEntries} from '@/lib/admin/entries'
import {getViewer} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Waitlist'}

type Props = PageProps<'/admin/dashboard'>

async function Entries() {
  const waitlist = await getEntries()
  if (waitlist) return <EntriesTable {...waitlist} />
  return (
    <Callout tone="error" title="Unable to load data" announced>
      <p>Please refresh the page or contact support if the problem persists.</p>
    </Callout>
  )
}

async function Dashboard({searchParams}: Pick<Props, 'searchParams'>) {
  const viewer = await getViewer()
  if (viewer === 'nobody') redirect('/admin/login')
  const {notice} = await searchParams
  return (
    <AdminFrame signOut={signOut}>
      {notice === 'signed-in' && (
        <Toast tone="good" title="Login Successful" closeLabel="Close">
          <p>Welcome to the admin panel.</p>
        </Toast>
      )}
      {viewer === 'admin' ? (
        <Suspense fallback={<output>Loading waitlist entries...</output>}>
          <Entries />
        </Suspense>
      ) : (
        <Callout tone="error" title="Access denied. Admin privileges required." announced />
      )}
    </AdminFrame>
  )
}

export default function DashboardPage({searchParams}: Props) {
  return (
    <Suspense fallback={<output>Loading...</output>}>
      <Dashboard searchParams={searchParams} />
    </Suspense>
  )
}
