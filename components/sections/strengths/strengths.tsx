import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Strengths({section}: SectionProps<'strengths'>) {
  return <section data-section={section._type} />
}
