import type {Metadata} from 'next'

import Page, {
  generateMetadata as searchMetadata,
} from '@/app/(request)/request/[locale]/search/page'
import {PreviewBar} from '@/components/preview/preview-bar'
import {SectionGuard} from '@/components/preview/section-guard'
import {isLocale} from '@/lib/i18n/locales'
import {beginPreview} from '@/lib/sanity/preview/draft'
import {searchPath} from '@/lib/urls/paths'

type Props = PageProps<'/draft/[locale]/search'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  await beginPreview()
  return searchMetadata(props)
}

export default async function DraftSearch(props: Props) {
  const {locale} = await props.params
  await beginPreview()
  return (
    <>
      <Page {...props} guard={SectionGuard} />
      {isLocale(locale) && <PreviewBar locale={locale} path={searchPath} />}
    </>
  )
}
