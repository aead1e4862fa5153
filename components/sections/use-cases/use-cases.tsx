import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function UseCases({section}: SectionProps<'useCases'>) {
  return <section data-section={section._type} />
}
