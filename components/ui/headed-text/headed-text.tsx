import type {ReactNode} from 'react'

import {NoBreak} from '@/components/ui/no-break/no-break'
import type {Edit} from '@/lib/sanity/preview/edit'

import {Sentences} from './sentences'

interface Props {
  heading: string
  text?: string | null
  level: 'h1' | 'h2' | 'h3' | 'h4' | 'h5'
  /** Id of the heading, when it labels a section. */
  id?: string
  /** Edit attributes of the object with both fields. */
  edit: Edit
  /** The names of both fields. */
  fields?: [heading: string, text: string]
  /** Styles the text as a lead paragraph. */
  lead?: boolean
  /** Stands beside the heading. */
  badge?: ReactNode
}

/** A heading with a sentence or two below it. */
export function HeadedText(props: Props) {
  const {heading, text, level: Heading, id, edit, fields = ['title', 'text'], lead, badge} = props
  const title = (
    <Heading {...(id && {id})} {...edit(fields[0])}>
      <Sentences text={heading} />
    </Heading>
  )
  return (
    <>
      {badge ? (
        <div className="title">
          {title}
          {badge}
        </div>
      ) : (
        title
      )}
      {text && (
        <p {...(lead && {className: 'lead'})} {...edit(fields[1])}>
          <NoBreak text={text} />
        </p>
      )}
    </>
  )
}
