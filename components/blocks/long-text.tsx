import {PortableText, type PortableTextBlock, toPlainText} from '@portabletext/react'
import {getTranslations} from 'next-intl/server'

import {
  editOf,
  textComponents,
  type TextNode,
  NoBreakChildren,
} from '@/components/rich-text/text-components'
import type {LinkContext} from '@/components/ui/link/link-context'
import {Waveform} from '@/components/ui/waveform/waveform'
import {type Heading, headingsOf, levelBelow} from '@/lib/sanity/headings'
import type {EditItem} from '@/lib/sanity/preview/edit'
import type {BlockContent, BlockType, LongTextContent} from '@/lib/sanity/types'

import type {AnyBlock, BlockHeading} from './context'
import {blocks} from './manifest'

interface Props {
  value: LongTextContent
  context: LinkContext
  /** Edit attributes of the paragraphs, headings and blocks. */
  edit: EditItem
  /** Prefix of the headings' ids, for pages with several texts. */
  prefix?: string
  /** Level of the largest headings: 3 below the heading of a section. */
  top?: 2 | 3
}

type Anchor = (heading: Heading) => {id: string; name: string}

function headingComponents(headings: Heading[], top: 2 | 3, anchorOf: Anchor, edit: EditItem) {
  return ({value, children}: TextNode) => {
    const heading = headings.find(({key}) => key === value._key)
    if (!heading) return null
    const {id, name} = anchorOf(heading)
    const Tag = `h${heading.level + top - 2}` as BlockHeading
    return (
      <div className="heading" data-level={heading.level}>
        <Tag id={id} {...edit(heading.key)}>
          <NoBreakChildren>{children}</NoBreakChildren>
        </Tag>
        {/* Keeps the anchor link on the line of the last word. */}
        {'\u00a0'}
        <a className="anchor" href={`#${id}`} aria-label={name}>
          #
        </a>
      </div>
    )
  }
}

function quoteComponent(edit: EditItem) {
  return ({value, children}: TextNode) => (
    <blockquote {...editOf(value, edit)}>
      <Waveform seed={toPlainText(value as unknown as PortableTextBlock)} count={14} />
      <p>
        <NoBreakChildren>{children}</NoBreakChildren>
      </p>
    </blockquote>
  )
}

/** Returns a Portable Text component for each block type. */
function blockComponents(
  {context, edit, prefix = ''}: Props,
  headingOf: (key: string) => BlockHeading,
) {
  const types = Object.keys(blocks) as BlockType[]
  return Object.fromEntries(
    types.map((type) => {
      // Each component takes its own type; the manifest's type guarantees the match.
      const Block = blocks[type].Component as unknown as AnyBlock
      return [
        type,
        ({value}: {value: BlockContent}) => (
          <div className="block" {...edit(value._key)}>
            <Block
              block={value as never}
              id={`${prefix}_${value._key}`}
              context={context}
              edit={(path) => edit(value._key, path)}
              heading={headingOf(value._key)}
            />
          </div>
        ),
      ]
    }),
  )
}

/** A long text: headings with anchors, paragraphs, lists, quotes and blocks. Unknown types render nothing. */
export async function LongText(props: Props) {
  const {value, context, edit, prefix = '', top = 2} = props
  const t = await getTranslations({locale: context.locale, namespace: 'text'})
  const headings = headingsOf(value, context.locale)
  const anchorOf: Anchor = ({id, text}) => ({
    id: prefix + id,
    name: t('anchor', {heading: text}),
  })
  const heading = headingComponents(headings, top, anchorOf, edit)
  const shared = textComponents(context, edit)
  const ownTypes = blockComponents(props, (key) => `h${levelBelow(value, headings, top, key)}`)
  return (
    <div className="long-text" data-top={top}>
      <PortableText
        value={value}
        components={{
          ...shared,
          block: {...shared.block, h2: heading, h3: heading, blockquote: quoteComponent(edit)},
          types: {...shared.types, ...ownTypes},
        }}
        onMissingComponent={false}
      />
    </div>
  )
}
