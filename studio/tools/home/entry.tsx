import {Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {getPublishedId, useSchema, useTranslation, type SanityDocument} from 'sanity'
import {IntentLink, Link} from 'sanity/router'

import {homeWords} from './words'

/** A document as the lists query it, with {@link listedFields}. */
export interface ListedDocument {
  _id: string
  _rev: string
  _type: string
  _updatedAt: string
  language: string | null
  title: string | null
}

/** The fields that hold a title, the preferred one first. */
const titleFields = ['title', 'question', 'name', 'key', 'from']

/** The GROQ projection of a {@link ListedDocument}. */
export const listedFields = /* groq */ `
  _id, _rev, _type, _updatedAt, language, "title": coalesce(${titleFields.join()})
`

/** The title of a whole document. */
export function titleOf(document: SanityDocument): string | null {
  const titles = titleFields.map((field) => document[field])
  return titles.find((title) => typeof title === 'string') ?? null
}

interface DocumentLinkProps {
  document: Pick<ListedDocument, '_id' | '_type' | 'title'>
  /** The field to open. */
  path?: string
  /** The release to open it in. */
  release?: string
  children?: ReactNode
}

/** A link that opens a document by its title. */
export function DocumentLink({document, path, release, children}: DocumentLinkProps) {
  const {t} = useTranslation(homeWords.namespace)
  const {_id, _type: type, title} = document
  return (
    <IntentLink
      intent="edit"
      params={{id: getPublishedId(_id), type, ...(path && {path})}}
      {...(release && {searchParams: [['perspective', release]]})}
    >
      {children ?? (title || t('untitled'))}
    </IntentLink>
  )
}

/** What a document is, and its language. */
export function useKind() {
  const schema = useSchema()
  return ({_type, language}: Pick<ListedDocument, '_type' | 'language'>) =>
    [schema.get(_type)?.title ?? _type, language?.toUpperCase()].filter(Boolean).join(' ')
}

/** A row of a list: a link, and facts below it. */
export function Entry({link, facts}: {link: ReactNode; facts: string[]}) {
  return (
    <Stack as="li" gap={2} style={{minWidth: 0}}>
      <Text size={1} weight="medium" textOverflow="ellipsis">
        {link}
      </Text>
      <Text size={1} muted textOverflow="ellipsis" title={facts.join(' · ')}>
        {facts.join(' · ')}
      </Text>
    </Stack>
  )
}

/** Leads from a list to the tool that has all of it. */
export function ToolLink({href, text}: {href: string; text: string}) {
  return (
    <Text size={1}>
      <Link href={href}>{text}</Link>
    </Text>
  )
}
