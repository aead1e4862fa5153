import type {SectionProps} from '@/components/sections/context'

/** In progress. */
export function RoiCalculator({section}: SectionProps<'roiCalculator'>) {
  return <section data-section={section._type} />
}
