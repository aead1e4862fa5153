import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Choices({section}: SectionProps<'choices'>) {
  return <section data-section={section._type} />
}
