import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Milestones({section}: SectionProps<'milestones'>) {
  return <section data-section={section._type} />
}
