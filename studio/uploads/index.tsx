import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {type AssetSource, definePlugin, type LayoutProps, useTranslation} from 'sanity'

import {limits} from './check'
import {checkedUploader, failures} from './checked-uploader'
import {uploadsMessages} from './messages'

/** How long a notice stays, in milliseconds. */
const noticeTime = 15_000

/** Shows a notice for each file that was not uploaded. */
function LayoutWithFailures(props: LayoutProps) {
  const {push} = useToast()
  const {t} = useTranslation(uploadsMessages.namespace)

  useEffect(() => {
    const notices = failures.subscribe(({name, problem}) =>
      push({
        status: 'error',
        duration: noticeTime,
        closable: true,
        title: t('title', {file: name}),
        description: t(problem, limits),
      }),
    )
    return () => notices.unsubscribe()
  }, [push, t])

  return props.renderDefault(props)
}

const checked = (source: AssetSource): AssetSource =>
  source.Uploader ? {...source, Uploader: checkedUploader(source.Uploader)} : source

/** Pictures are checked and SVG files sanitized before they are uploaded. */
export const uploads = definePlugin({
  name: 'uploads',
  form: {image: {assetSources: (sources) => sources.map(checked)}},
  studio: {components: {layout: LayoutWithFailures}},
})
