import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Spotlight({section}: SectionProps<'spotlight'>) {
  return <section data-section={section._type} />
}
