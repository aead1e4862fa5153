import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Tip({section}: SectionProps<'tip'>) {
  return <section data-section={section._type} />
}
