import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Benefits({section}: SectionProps<'benefits'>) {
  return <section data-section={section._type} />
}
