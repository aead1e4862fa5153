import type {SectionProps} from '@/components/sections/context'

/** To be drawn. */
export function ArticleList({section, heading: Heading}: SectionProps<'articleList'>) {
  return (
    <section className="frame">
      <Heading>{section.heading}</Heading>
    </section>
  )
}
