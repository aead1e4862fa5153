import {StudioInBrowser} from '@/studio/studio-in-browser'

/** The Studio at all of its addresses, which `next.config.ts` rewrites to this one. */
export default function StudioPage() {
  return <StudioInBrowser />
}
