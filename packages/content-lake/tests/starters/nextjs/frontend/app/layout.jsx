import {VisualEditing} from 'next-sanity/visual-editing'
import {draftMode} from 'next/headers'

import {SanityLive} from '../sanity/live'

export default async function RootLayout({children}) {
  const {isEnabled} = await draftMode()
  return (
    <html lang="en">
      <body>
        {children}
        <SanityLive />
        {isEnabled && <VisualEditing />}
      </body>
    </html>
  )
}
