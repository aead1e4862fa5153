import type {Metadata} from 'next'

import Page, {generateMetadata as pageMetadata} from '@/app/[locale]/[[...path]]/page'
import {PreviewBar} from '@/components/preview/preview-bar'
import {SectionGuard} from '@/components/preview/section-guard'
import {isLocale} from '@/lib/i18n/locales'
import {beginPreview} from '@/lib/sanity/preview/draft'
import {homePath} from '@/lib/urls/paths'

type Props = PageProps<'/draft/[locale]/page/[[...path]]'>

export async function generateMetadata(props: Props): Promise<Metadata> {
  await beginPreview()
  return pageMetadata(props)
}

export default async function DraftPage(props: Props) {
  const {locale, path = []} = await props.params
  await beginPreview()
  return (
    <>
      <Page {...props} guard={SectionGuard} />
      {isLocale(locale) && (
        <PreviewBar locale={locale} path={path.map(decodeURIComponent).join('/') || homePath} />
      )}
    </>
  )
}
