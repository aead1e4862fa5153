import type {Metadata} from 'next'
import {redirect} from 'next/navigation'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {AuthProvider} from '@/components/admin/auth/auth-provider'
import {SignedOut} from '@/components/admin/auth/signed-out'
import {LoginForm} from '@/components/admin/login-form'
import {LoginFrame, LoginLoading} from '@/components/admin/login-frame'
import {Callout} from '@/components/ui/callout/callout'
import {signIn, signOut} from '@/lib/admin/actions'
import {readFlash} from '@/lib/admin/flash-message'
import {nextPath, secondFactorHref} from '@/lib/admin/paths'
import {nobody} from '@/lib/admin/session'
import {getAuth, getViewer} from '@/lib/admin/viewer'

// The address may hold a dashboard's search terms.
export const metadata: Metadata = {title: 'Admin sign-in', referrer: 'same-origin'}

type Props = PageProps<'/admin/login'>

async function Login({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const [viewer, {email, message}, {notice, next}] = await Promise.all([
    getViewer(),
    readFlash(),
    searchParams,
  ])
  if (viewer === 'needsSecondFactor') redirect(secondFactorHref(next))
  const isAgain = notice === 'sign-in-again'
  if (viewer !== 'nobody' && !isAgain) redirect(nextPath(next))
  const {user} = isAgain ? await getAuth(viewer) : nobody
  return (
    <LoginFrame>
      {notice === 'signed-out' && <SignedOut />}
      {notice === 'session-ended' && (
        <Callout title="Your session ended" announced>
          <p>Sign in again to pick up where you left off.</p>
        </Callout>
      )}
      {isAgain && (
        <Callout title="Confirm it’s you" announced>
          <p>Erasing or exporting entries needs a recent sign-in. Sign in, then try again.</p>
        </Callout>
      )}
      <AuthProvider auth={nobody} signIn={signIn} signOut={signOut}>
        <LoginForm initial={{email: email ?? user?.email ?? '', message}} next={nextPath(next)} />
      </AuthProvider>
    </LoginFrame>
  )
}

export default function LoginPage({searchParams}: Props) {
  return (
    <Suspense fallback={<LoginLoading />}>
      <Login searchParams={searchParams} />
    </Suspense>
  )
}
