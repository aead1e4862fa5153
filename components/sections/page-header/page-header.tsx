import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function PageHeader({section}: SectionProps<'pageHeader'>) {
  return <section data-section={section._type} />
}
