import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Steps({section}: SectionProps<'steps'>) {
  return <section data-section={section._type} />
}
