import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Demo({section}: SectionProps<'demo'>) {
  return <section data-section={section._type} />
}
