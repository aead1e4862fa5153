import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Comparison({section}: SectionProps<'comparison'>) {
  return <section data-section={section._type} />
}
