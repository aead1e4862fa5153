import {useToast} from '@sanity/ui/toast'
import {useEffect} from 'react'
import {
  type ArrayOfObjectsInputProps,
  type AssetSource,
  type AssetSourceUploaderClass,
  definePlugin,
  type InputProps,
  isArrayOfObjectsInputProps,
  type LayoutProps,
  useTranslation,
} from 'sanity'

import {limits} from './check'
import {checkedUploader, failures, rowUploader} from './checked-uploader'
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

const withUploader =
  (change: (original: AssetSourceUploaderClass) => AssetSourceUploaderClass) =>
  (source: AssetSource): AssetSource =>
    source.Uploader ? {...source, Uploader: change(source.Uploader)} : source

const forRow = withUploader(rowUploader)

function ListInput(props: ArrayOfObjectsInputProps) {
  const {onSelectFile} = props
  return props.renderDefault({
    ...props,
    onSelectFile: (selected) =>
      onSelectFile?.({...selected, assetSource: forRow(selected.assetSource)}),
  })
}

/** Sanity adds a row to a list before it uploads the file. */
function inputOf(props: InputProps) {
  return isArrayOfObjectsInputProps(props) ? <ListInput {...props} /> : props.renderDefault(props)
}

/** Pictures are checked and SVG files sanitized before they are uploaded. */
export const uploads = definePlugin({
  name: 'uploads',
  form: {
    image: {assetSources: (sources) => sources.map(withUploader(checkedUploader))},
    components: {input: inputOf},
  },
  studio: {components: {layout: LayoutWithFailures}},
})
