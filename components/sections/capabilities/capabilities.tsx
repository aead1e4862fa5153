import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Capabilities({section}: SectionProps<'capabilities'>) {
  return <section data-section={section._type} />
}
