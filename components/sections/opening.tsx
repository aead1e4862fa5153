import {Words} from '@/components/ui/words/words'

interface Props {
  /** Of the section, whose name the heading is. */
  id: string
  heading: string
  intro?: string | null
  level: 'h1' | 'h2'
  /** It stands still where the section's parts rise instead. */
  still?: boolean
}

/** A section's heading, and a sentence or two. */
export function OpeningWords({id, heading, intro, level: Heading}: Omit<Props, 'still'>) {
  return (
    <>
      <Heading id={`${id}-title`}>
        <Words text={heading} />
      </Heading>
      {intro && (
        <p className="lead">
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
