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

/** What opens a section: its heading, and a sentence or two. */
export function Opening({id, heading, intro, level: Heading, still = false}: Props) {
  return (
    <div className={still ? 'opening' : 'opening reveal'}>
      <Heading id={`${id}-title`}>
        <Words text={heading} />
      </Heading>
      {intro && (
        <p className="lead">
          <Words text={intro} />
        </p>
      )}
    </div>
  )
}
