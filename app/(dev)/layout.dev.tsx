import type {Metadata} from 'next'
import type {ReactNode} from 'react'

import {BaseDocument} from '@/components/layout/base-document'

export const metadata: Metadata = {robots: {index: false, follow: false}}

/** Files that end in `.dev.tsx` are routes in development only: a build does not know them. */
export default function DevelopmentLayout({children}: {children: ReactNode}) {
  return <BaseDocument locale="en">{children}</BaseDocument>
}
