import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function RelatedPages({section}: SectionProps<'relatedPages'>) {
  return <section data-section={section._type} />
}
