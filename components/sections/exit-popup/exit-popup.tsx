import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function ExitPopup({section}: SectionProps<'exitPopup'>) {
  return <section data-section={section._type} />
}
