import type {Metadata} from 'next'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AdminFrame, AdminLoading, AdminMain} from '@/components/admin/admin-frame'
import {Security} from '@/components/admin/security'
import {Toast} from '@/components/ui/toast/toast'
import {
  changePassword,
  enrollFactor,
  removeFactor,
  signOut,
  signOutOthers,
} from '@/lib/admin/actions'
import {getFactors} from '@/lib/admin/factors'
import {readFlash} from '@/lib/admin/flash-message'
import {shortestPassword} from '@/lib/admin/password'
import {securityPath} from '@/lib/admin/paths'
import {requireSignIn} from '@/lib/admin/viewer'
import {ownValue} from '@/lib/server/json'

export const metadata: Metadata = {title: 'Security'}

type Props = PageProps<'/admin/security'>

const notices = {
  'signed-in': 'Login Successful',
  enrolled: 'Second factor added',
  removed: 'Second factor removed',
  'password-changed': 'Password changed',
  'others-ended': 'All other sessions ended',
  'others-not-ended': 'Your other sessions couldn’t be ended',
}

async function SecurityContent({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const viewer = await requireSignIn(securityPath)
  const [factors, {message, name}, {notice}] = await Promise.all([
    getFactors(),
    readFlash(),
    searchParams,
  ])
  const title = typeof notice === 'string' ? ownValue(notices, notice) : undefined
  return (
    <AdminFrame title="Security" viewer={viewer} refusal={message} signOut={signOut}>
      {title && (
        <Toast
          tone={notice === 'others-not-ended' ? 'error' : 'good'}
          title={title}
          closeLabel="Close"
        />
      )}
      <AdminMain>
        <Security
          factors={factors}
          name={name}
          enroll={enrollFactor}
          remove={removeFactor}
          shortestPassword={shortestPassword}
          changePassword={changePassword}
          signOutOthers={signOutOthers}
        />
      </AdminMain>
    </AdminFrame>
  )
}

export default function SecurityPage({searchParams}: Props) {
  return (
    <Suspense fallback={<AdminLoading />}>
      <SecurityContent searchParams={searchParams} />
    </Suspense>
  )
}
