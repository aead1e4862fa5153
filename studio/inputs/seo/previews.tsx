import {Card, Flex, Heading, Stack, Text} from '@sanity/ui'
import type {ReactNode} from 'react'
import {useTranslation} from 'sanity'

import {seoMessages} from './messages'
import type {Preview} from './preview'

interface Props {
  preview: Preview
  siteName: string | null
  /** The editor's own picture or the rendered one; null while neither exists. */
  picture: {url: string; isOwn: boolean} | null
  failed: {facts: boolean; picture: boolean}
}

function TextOrMissing({text, missing}: {text: string; missing: string}) {
  return text ? text : <em>{missing}</em>
}

function Example({title, note, children}: {title: string; note: string; children: ReactNode}) {
  return (
    <Stack gap={3} style={{maxWidth: 600, overflowWrap: 'anywhere'}}>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
      {note && (
        <Text size={1} muted>
          {note}
        </Text>
      )}
    </Stack>
  )
}

function SearchResult({preview, siteName, failed}: Pick<Props, 'preview' | 'siteName' | 'failed'>) {
  const {t} = useTranslation(seoMessages.namespace)
  const {host, trail, shown, locale, isHidden} = preview
  const hidden = isHidden ? t('search.hidden') : ''
  const unread = failed.facts ? t('facts.failed') : ''
  return (
    <Example title={t('search')} note={`${hidden} ${unread}`.trim()}>
      <Card border radius={3} padding={4}>
        <Stack gap={3}>
          <Flex align="center" gap={3}>
            {/* oxlint-disable-next-line nextjs/no-img-element -- the Studio is no page of Next.js */}
            <img src="/icon.svg" alt="" width={24} height={24} />
            <Stack gap={2}>
              <Text size={1}>{siteName ?? host}</Text>
              <Text size={0} muted>
                {[host, ...trail].join(' › ')}
              </Text>
            </Stack>
          </Flex>
          <Text size={3} lang={locale} style={{color: 'var(--card-link-color)'}}>
            <TextOrMissing text={shown.title} missing={t('title.missing')} />
          </Text>
          <Text size={1} muted lang={locale}>
            <TextOrMissing text={shown.description} missing={t('description.missing')} />
          </Text>
        </Stack>
      </Card>
    </Example>
  )
}

const pictureStyle = {display: 'block', width: '100%', aspectRatio: '1200 / 630'} as const

function noteOf({picture, failed}: Pick<Props, 'picture' | 'failed'>) {
  if (failed.picture) return 'picture.failed'
  if (!picture) return 'picture.none'
  return picture.isOwn ? 'picture.own' : 'picture.rendered'
}

function ShareCard({preview, picture, failed}: Pick<Props, 'preview' | 'picture' | 'failed'>) {
  const {t} = useTranslation(seoMessages.namespace)
  const {host, own, locale} = preview
  return (
    <Example title={t('share')} note={t(noteOf({picture, failed}))}>
      <Card border radius={3} overflow="hidden">
        <Card borderBottom tone="transparent" style={pictureStyle}>
          {picture && (
            // oxlint-disable-next-line nextjs/no-img-element -- the Studio is no page of Next.js
            <img
              src={picture.url}
              alt={t('picture')}
              style={{...pictureStyle, objectFit: 'cover'}}
            />
          )}
        </Card>
        <Stack gap={3} padding={4}>
          <Text size={0} muted>
            {host}
          </Text>
          <Text size={2} weight="semibold" lang={locale}>
            <TextOrMissing text={own.title} missing={t('title.missing')} />
          </Text>
          {own.description && (
            <Text size={1} muted lang={locale}>
              {own.description}
            </Text>
          )}
        </Stack>
      </Card>
    </Example>
  )
}

/** A document as search engines and social networks will show it. */
export function Previews({preview, siteName, picture, failed}: Props) {
  const {t} = useTranslation(seoMessages.namespace)
  return (
    <Stack as="section" gap={5} paddingTop={5} aria-label={t('previews')}>
      <SearchResult preview={preview} siteName={siteName} failed={failed} />
      <ShareCard preview={preview} picture={picture} failed={failed} />
    </Stack>
  )
}
