import {StudioInBrowser} from '@/app/(studio)/studio/studio-in-browser'

/** The Studio; `next.config.ts` rewrites all of its paths to this one. */
export default function StudioPage() {
  return <StudioInBrowser />
}
