import type {ReactNode} from 'react'

import {HeadedText} from '@/components/ui/headed-text/headed-text'
import type {Edit} from '@/lib/sanity/preview/edit'

interface Props {
  /** The section whose heading this is. */
  section: {_key: string; heading: string; intro?: string | null}
  level: 'h1' | 'h2'
  edit: Edit
  /** Sets heading and intro side by side where there is room. */
  split?: boolean
  /** Not animated, because the section's parts are. */
  still?: boolean
  children?: ReactNode
}

/** The heading and intro of a section. */
export function Opening({section, level, edit, split, still, children}: Props) {
  const {_key, heading, intro} = section
  const classes = ['opening', split && 'split', !still && 'reveal']
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      <HeadedText
        id={`${_key}-title`}
        heading={heading}
        text={intro}
        level={level}
        edit={edit}
        fields={['heading', 'intro']}
        lead
      />
      {children}
    </div>
  )
}
