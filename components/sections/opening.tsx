import {Words} from '@/components/ui/words/words'
import type {Edit} from '@/lib/preview/edit'

interface Props {
  /** Of the section, whose name the heading is. */
  id: string
  heading: string
  intro?: string | null
  level: 'h1' | 'h2'
  /** Of the section. */
  edit: Edit
  /** The fields of the heading and the intro, where they are called otherwise. */
  fields?: {heading: string; intro: string}
  /** It stands still where the section's parts rise instead. */
  still?: boolean
}

const ownFields = {heading: 'heading', intro: 'intro'}

/** A section's heading, and a sentence or two. */
export function OpeningWords(props: Omit<Props, 'still'>) {
  const {id, heading, intro, level: Heading, edit, fields = ownFields} = props
  return (
    <>
      <Heading id={`${id}-title`} {...edit(fields.heading)}>
        <Words text={heading} />
      </Heading>
      {intro && (
        <p className="lead" {...edit(fields.intro)}>
          <Words text={intro} />
        </p>
      )}
    </>
  )
}

/** What opens a section: its words, which rise once. */
export function Opening({still = false, ...words}: Props) {
  return (
    <div className={still ? 'opening' : 'opening reveal'}>
      <OpeningWords {...words} />
    </div>
  )
}
