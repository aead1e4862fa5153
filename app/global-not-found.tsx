import type {Metadata} from 'next'

import en from '@/messages/en.json'

export const metadata: Metadata = {title: en.notFound.title, robots: {index: false}}

/** Addresses outside the site's pages: below /api, /admin or /studio. */
export default function GlobalNotFound() {
  return (
    <html lang="en">
      <body>
        <h1>{en.notFound.message}</h1>
        <a href="/">{en.notFound.home}</a>
      </body>
    </html>
  )
}
