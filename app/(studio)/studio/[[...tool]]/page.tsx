import {StudioInBrowser} from '@/studio/studio-in-browser'

export function generateStaticParams() {
  return [{tool: []}]
}

export default function StudioPage() {
  return <StudioInBrowser />
}
