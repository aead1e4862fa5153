import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Founder({section}: SectionProps<'founder'>) {
  return <section data-section={section._type} />
}
