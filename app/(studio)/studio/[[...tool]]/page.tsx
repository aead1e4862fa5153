import {StudioApp} from '@/studio/studio-app'

export function generateStaticParams() {
  return [{tool: []}]
}

export default function StudioPage() {
  return <StudioApp />
}
