import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminMain} from '@/components/admin/admin-frame'
import {Security} from '@/components/admin/security'
import {Toast} from '@/components/ui/toast/toast'
import {enrolFactor, removeFactor, signOut} from '@/lib/admin/actions'
import {getFactors} from '@/lib/admin/factors'
import {securityPath} from '@/lib/admin/next-path'
import {requireSignIn} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Security'}

type Props = PageProps<'/admin/security'>

const notices: Record<string, string> = {
  'signed-in': 'Login Successful',
  enrolled: 'Second factor added',
  removed: 'Second factor removed',
}

async function Viewed({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const viewer = await requireSignIn(securityPath)
  const [factors, {notice}] = await Promise.all([getFactors(), searchParams])
  const title = typeof notice === 'string' ? notices[notice] : undefined
  return (
    <AdminFrame title="Security" viewer={viewer} signOut={signOut}>
      {title && <Toast tone="good" title={title} closeLabel="Close" />}
      <AdminMain>
        <Security factors={factors} enrol={enrolFactor} remove={removeFactor} />
      </AdminMain>
    </AdminFrame>
  )
}

export default function SecurityPage({searchParams}: Props) {
  return (
    <Suspense
      fallback={
        <AdminMain loading>
          <output>Loading...</output>
        </AdminMain>
      }
    >
      <Viewed searchParams={searchParams} />
    </Suspense>
  )
}
