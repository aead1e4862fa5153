import {PortableText, type PortableTextBlock, toPlainText} from '@portabletext/react'
import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'
import {styled} from 'styled-components'

import type {AnyBlock, BlockHeading} from '@/components/blocks/context'
import {registry} from '@/components/blocks/registry'
import {Waveform} from '@/components/ui/waveform/waveform'
import {type Heading, headingsOf, levelBelow} from '@/lib/blog/headings'
import type {LinkContext} from '@/lib/i18n/links'
import type {BlockContent, BlockType, LongTextContent} from '@/lib/sanity/content'

import {longTextStyles} from './long-text.styles'
import {textComponents, WordsIn} from './text-components'

const Root = styled.div`
  ${longTextStyles}
`

interface Props {
  value: LongTextContent
  context: LinkContext
  /** Begins the ids of this text, where several are on one page. */
  prefix?: string
  /** The level of its largest headings: 3 below the heading of a section. */
  top?: 2 | 3
}

interface BlockNode<V> {
  value: V
  children?: ReactNode
}

type Anchor = (heading: Heading) => {id: string; name: string}

function headingComponents(headings: Heading[], top: 2 | 3, anchorOf: Anchor) {
  return ({value, children}: BlockNode<{_key?: string}>) => {
    const heading = headings.find(({key}) => key === value._key)
    if (!heading) return null
    const {id, name} = anchorOf(heading)
    const Tag = `h${heading.level + top - 2}` as BlockHeading
    return (
      <div className="heading" data-level={heading.level}>
        <Tag id={id}>
          <WordsIn>{children}</WordsIn>
        </Tag>
        {/* Alone on a line it would belong to nothing. */}
        {'\u00a0'}
        <a className="anchor" href={`#${id}`} aria-label={name}>
          #
        </a>
      </div>
    )
  }
}

function Quote({value, children}: BlockNode<object>) {
  return (
    <blockquote>
      <Waveform seed={toPlainText(value as PortableTextBlock)} count={14} />
      <p>
        <WordsIn>{children}</WordsIn>
      </p>
    </blockquote>
  )
}

/** One component for each type of block, as Portable Text calls them. */
function blockComponents(
  context: LinkContext,
  prefix: string,
  headingOf: (key: string) => BlockHeading,
) {
  const types = Object.keys(registry) as BlockType[]
  return Object.fromEntries(
    types.map((type) => {
      // Each component takes its own type; the registry's own type is what guarantees the match.
      const Block = registry[type] as unknown as AnyBlock
      return [
        type,
        ({value}: BlockNode<BlockContent>) => (
          <div className="block">
            <Block
              block={value as never}
              id={`${prefix}${value._key}`}
              context={context}
              heading={headingOf(value._key)}
            />
          </div>
        ),
      ]
    }),
  )
}

/**
 * A text for long reading: headings with addresses, paragraphs, lists, quotes, and the blocks of the registry. A type that
 * this version does not know shows nothing.
 */
export async function LongText({value, context, prefix = '', top = 2}: Props) {
  const t = await getTranslations({locale: context.locale, namespace: 'text'})
  const headings = headingsOf(value, context.locale)
  const heading = headingComponents(headings, top, ({id, text}) => ({
    id: prefix + id,
    name: t('anchor', {heading: text}),
  }))
  const shared = textComponents(context)
  const blocks = blockComponents(
    context,
    prefix,
    (key) => `h${levelBelow(value, headings, top, key)}`,
  )
  return (
    <Root data-top={top}>
      <PortableText
        value={value}
        components={{
          ...shared,
          block: {...shared.block, h2: heading, h3: heading, blockquote: Quote},
          types: {...shared.types, ...blocks},
        }}
        onMissingComponent={false}
      />
    </Root>
  )
}
