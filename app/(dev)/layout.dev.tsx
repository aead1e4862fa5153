import type {Metadata} from 'next'
import type {ReactNode} from 'react'

import {BaseDocument} from '@/components/document/base-document'
import {preloadedTypefaces} from '@/components/document/fonts'

export const metadata: Metadata = {robots: {index: false, follow: false}}

/** Files named `*.dev.tsx` are routes in development only; builds ignore them. */
export default function DevelopmentLayout({children}: {children: ReactNode}) {
  return (
    <BaseDocument locale="en" typefaces={preloadedTypefaces}>
      {children}
    </BaseDocument>
  )
}
