import {useEffect, useRef} from 'react'
import {
  definePlugin,
  type LocaleSource,
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
} from 'sanity'
import {defineDocuments, presentationTool, usePresentationParams} from 'sanity/presentation'

import {draftDisableEndpoint, draftEnableEndpoint} from '../../lib/urls/endpoints'
import {apiHref, isBelow} from '../../lib/urls/paths'
import {mainDocumentAt} from '../client/site-links'
import {locationsIn} from './locations'

/** The document that Presentation opens beside each page. While a page loads, the path is that of the preview's endpoint. */
const mainDocuments = defineDocuments([
  {
    route: '/*',
    resolve: ({path}) => (isBelow(apiHref, path) ? undefined : mainDocumentAt(path)),
  },
])

/** Milliseconds between commits. With the Studio's default of a second, the preview lags. */
const interval = 250

function EarlyCommit({id, type, version}: {id: string; type: string; version: string | undefined}) {
  const {draft, version: versionDocument} = useEditState(id, type, 'default', version)
  const {commit} = useDocumentOperation(id, type, version)
  const edited = version ? versionDocument : draft
  const committedAt = useRef(0)

  useEffect(() => {
    if (!edited) return undefined
    const wait = Math.max(0, committedAt.current + interval - Date.now())
    const timer = setTimeout(() => {
      committedAt.current = Date.now()
      commit.execute()
    }, wait)
    return () => clearTimeout(timer)
  }, [commit, edited])
  return null
}

/** The layout of a document, which commits edits earlier beside a preview. */
function EarlyCommitLayout(props: DocumentLayoutProps) {
  const isBesidePage = usePresentationParams(false) !== null
  const {selectedReleaseId} = usePerspective()
  const {documentId, documentType} = props
  return (
    <>
      {props.renderDefault(props)}
      {isBesidePage && (
        <EarlyCommit
          id={getPublishedId(documentId)}
          type={documentType}
          version={selectedReleaseId}
        />
      )}
    </>
  )
}

/** Sanity's Presentation tool: the site beside its documents, with click-to-edit. */
export const presentation = definePlugin(() => {
  let known: LocaleSource | null = null
  const localeSource = (): LocaleSource => {
    if (!known) throw new Error('The Studio resolves its tools before locations.')
    return known
  }
  return {
    name: 'site-presentation',
    plugins: [
      presentationTool({
        previewUrl: {
          previewMode: {
            enable: draftEnableEndpoint,
            disable: draftDisableEndpoint,
            shareAccess: true,
          },
        },
        resolve: {mainDocuments, locations: locationsIn(localeSource)},
      }),
    ],
    document: {components: {unstable_layout: EarlyCommitLayout}},
    // The tools callback gets translations, location resolvers do not.
    tools: (tools, {i18n}) => {
      known = i18n
      return tools
    },
  }
})
