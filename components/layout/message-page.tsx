import {getTranslations} from 'next-intl/server'
import type {ReactNode} from 'react'

import {ButtonLink} from '@/components/ui/button/button'
import {Sentences} from '@/components/ui/headed-text/sentences'
import type {Locale} from '@/lib/i18n/locales'
import type {NearPage} from '@/lib/search/nearest'
import {studioHref, homePath, pageHref, searchPath, queryParameter} from '@/lib/urls/paths'

import {NearPages} from './near-pages'

interface Props {
  title: string
  text: string
  children: ReactNode
}

/** A page with one message, and where to go from there. */
function MessagePage({title, text, children}: Props) {
  return (
    <div className="message-page columns frame">
      <div className="opening">
        <h1>
          <Sentences text={title} />
        </h1>
        <p className="lead">{text}</p>
      </div>
      <div className="stack">{children}</div>
    </div>
  )
}

interface NotFoundProps {
  locale: Locale
  /** Pages of which those near to the address are suggested. */
  pages: NearPage[]
  /** The search form, if the language has a search page. */
  search: ReactNode
}

/** The page for unknown addresses. */
export async function NotFoundContent({locale, pages, search}: NotFoundProps) {
  const t = await getTranslations({locale, namespace: 'notFound'})
  return (
    <MessagePage title={t('message')} text={t('text')}>
      {search}
      <a href={pageHref(locale, homePath)}>{t('home')}</a>
      <NearPages pages={pages} title={t('near')} />
    </MessagePage>
  )
}

/** The search page while the Content Lake is down. */
export async function SearchUnavailable({locale, query}: {locale: Locale; query: string}) {
  const t = await getTranslations({locale, namespace: 'search'})
  const again = new URLSearchParams({[queryParameter]: query})
  return (
    <main>
      <MessagePage title={t('unavailable.title')} text={t('away.text')}>
        <ButtonLink variant="secondary" href={`${pageHref(locale, searchPath)}?${again}`}>
          {t('away.again')}
        </ButtonLink>
      </MessagePage>
    </main>
  )
}

/** The home page of an empty dataset. */
export async function EmptyDataset({locale}: {locale: Locale}) {
  const t = await getTranslations({locale, namespace: 'emptyDataset'})
  return (
    <MessagePage title={t('title')} text={t('text')}>
      <ButtonLink variant="secondary" href={studioHref}>
        {t('studio')}
      </ButtonLink>
    </MessagePage>
  )
}
