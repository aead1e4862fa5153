import type {Metadata, Viewport} from 'next'

export const metadata: Metadata = {title: 'Studio', robots: {index: false, follow: false}}

export const viewport: Viewport = {width: 'device-width', initialScale: 1, viewportFit: 'cover'}

export default function StudioLayout({children}: LayoutProps<'/'>) {
  return (
    <html lang="en">
      <body style={{margin: 0}}>{children}</body>
    </html>
  )
}
