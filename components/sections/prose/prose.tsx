import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Prose({section}: SectionProps<'prose'>) {
  return <section data-section={section._type} />
}
