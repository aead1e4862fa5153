import type {ReactNode} from 'react'

import {Badge} from '@/components/ui/badge/badge'
import {HeadedText} from '@/components/ui/headed-text/headed-text'
import {type Edit, itemPath, within} from '@/lib/sanity/preview/edit'

interface LedgerItem {
  _key: string
  title: string
  text?: string | null
  /** Shown as a badge beside the title. */
  label?: string | null
}

interface Props<Item extends LedgerItem> {
  items: Item[]
  /** Edit attributes of the section. */
  edit: Edit
  /** The section's field that holds the items. */
  field: string
  /** Numbers the items. */
  numbered?: boolean
  /** Animates each item as it comes into view. */
  reveal?: boolean
  /** Renders what follows an item's text. */
  children?: (item: Item, edit: Edit) => ReactNode
}

/** A ruled list of headings and texts. */
export function Ledger<Item extends LedgerItem>(props: Props<Item>) {
  const {items, edit, field, numbered = false, reveal = false, children} = props
  const List = numbered ? 'ol' : 'ul'
  return (
    <List className="ledger">
      {items.map((item) => {
        const own = within(edit, itemPath(field, item._key))
        return (
          <li key={item._key} {...(reveal && {className: 'reveal'})} {...own()}>
            <HeadedText
              heading={item.title}
              text={item.text}
              level="h3"
              edit={own}
              badge={item.label && <Badge {...own('label')}>{item.label}</Badge>}
            />
            {children?.(item, own)}
          </li>
        )
      })}
    </List>
  )
}
