import {Stack} from '@sanity/ui'
import {
  definePlugin,
  getPublishedId,
  type InputProps,
  isObjectInputProps,
  type ObjectInputProps,
  useCurrentUser,
  useEditState,
} from 'sanity'

import {isLocale} from '../../lib/i18n/locales'
import {article} from '../../schemas/documents/article'
import {page} from '../../schemas/documents/page'
import {type EditedDocument, hrefOf} from '../inputs/seo/preview'
import {mayChange} from '../roles/roles'
import {ResultsChart} from './results-chart'

const viewedTypes = new Set<string>([page.name, article.name])

/** The address of a page or article; null for one without an address. */
export function addressOf(document: EditedDocument): string | null {
  const {language} = document
  return isLocale(language) ? hrefOf(document, language) : null
}

function FormWithResults(props: ObjectInputProps) {
  const {_id = '', _type = ''} = props.value as {_id?: string; _type?: string}
  const {published} = useEditState(getPublishedId(_id), _type)
  const address = published && addressOf(published)
  const isAllowed = mayChange(useCurrentUser(), _type)
  const isFirstTab = props.groups.every(({name, selected}) => !selected || name !== 'seo')
  return (
    <Stack gap={5}>
      {address && isAllowed && isFirstTab && <ResultsChart page={address} />}
      {props.renderDefault(props)}
    </Stack>
  )
}

function inputOf(props: InputProps) {
  const isForm = isObjectInputProps(props) && props.path.length === 0
  if (!isForm || !viewedTypes.has(props.schemaType.name)) return props.renderDefault(props)
  return <FormWithResults {...props} />
}

/** What a page or article brings, above its form. */
export const pageResults = definePlugin({
  name: 'page-results',
  form: {components: {input: inputOf}},
})
