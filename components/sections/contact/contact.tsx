import type {SectionProps} from '@/components/sections/context'

/** To be drawn. */
export function Contact({section, heading: Heading}: SectionProps<'contact'>) {
  return (
    <section className="frame">
      <Heading>{section.heading}</Heading>
    </section>
  )
}
