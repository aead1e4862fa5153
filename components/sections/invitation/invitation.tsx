import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function Invitation({section}: SectionProps<'invitation'>) {
  return <section data-section={section._type} />
}
