import {useEffect, useRef} from 'react'
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
} from 'sanity'
import {usePresentationParams} from 'sanity/presentation'

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
export function EarlyCommitLayout(props: DocumentLayoutProps) {
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
