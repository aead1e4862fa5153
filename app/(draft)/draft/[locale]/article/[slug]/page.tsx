import type {Metadata} from 'next'

import Page, {generateMetadata as articleMetadata} from '@/app/[locale]/blog/[slug]/page'
import {PreviewBar} from '@/components/preview/preview-bar'
import {isLocale} from '@/lib/i18n/locales'
import {beginPreview} from '@/lib/sanity/preview/draft'
import {articleFolder} from '@/lib/urls/paths'

type Props = PageProps<'/draft/[locale]/article/[slug]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  await beginPreview()
  return articleMetadata(props)
}

export default async function DraftArticle(props: Props) {
  const {locale, slug} = await props.params
  await beginPreview()
  return (
    <>
      <Page {...props} />
      {isLocale(locale) && (
        <PreviewBar locale={locale} path={`${articleFolder}${decodeURIComponent(slug)}`} />
      )}
    </>
  )
}
