import type {Metadata} from 'next'
import {redirect} from 'next/navigation'
import {connection} from 'next/server'
import {Suspense} from 'react'

import {LoginFrame, LoginLoading} from '@/components/admin/login-frame'
import {LoginSecondFactor} from '@/components/admin/login-second-factor'
import {confirmSecondFactor, signOut} from '@/lib/admin/actions'
import {getFactors} from '@/lib/admin/factors'
import {readFlash} from '@/lib/admin/flash-message'
import {loginHref, nextPath} from '@/lib/admin/paths'
import {getViewer} from '@/lib/admin/viewer'

export const metadata: Metadata = {title: 'Second factor', referrer: 'same-origin'}

type Props = PageProps<'/admin/login/second-factor'>

async function SecondFactor({searchParams}: Pick<Props, 'searchParams'>) {
  // The code below reads the clock, so it must not be prerendered.
  await connection()
  const [viewer, {next}] = await Promise.all([getViewer(), searchParams])
  if (viewer === 'nobody') redirect(loginHref({next}))
  if (viewer !== 'needsSecondFactor') redirect(nextPath(next))
  return (
    <LoginFrame title="Second factor">
      <LoginSecondFactor
        factors={await getFactors()}
        next={nextPath(next)}
        initial={await readFlash()}
        confirm={confirmSecondFactor}
        signOut={signOut}
      />
    </LoginFrame>
  )
}

export default function SecondFactorPage({searchParams}: Props) {
  return (
    <Suspense fallback={<LoginLoading title="Second factor" />}>
      <SecondFactor searchParams={searchParams} />
    </Suspense>
  )
}
