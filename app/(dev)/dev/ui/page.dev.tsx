import type {Metadata} from 'next'

import {Gallery} from '@/components/gallery/gallery'

export const metadata: Metadata = {title: 'Primitives'}

export default function GalleryPage() {
  return <Gallery />
}
