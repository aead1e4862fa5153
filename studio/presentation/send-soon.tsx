import {useEffect, useRef} from 'react'
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
} from 'sanity'
import {usePresentationParams} from 'sanity/presentation'

/** Milliseconds between commits beside a preview; the Studio's default of a second makes the preview lag. */
const interval = 250

/** Commits the edits of a document soon. */
function SendSoon({id, type, version}: {id: string; type: string; version: string | undefined}) {
  const {draft, version: versioned} = useEditState(id, type, 'default', version)
  const {commit} = useDocumentOperation(id, type, version)
  const written = version ? versioned : draft
  const sentAt = useRef(0)

  useEffect(() => {
    if (!written) return undefined
    const wait = Math.max(0, sentAt.current + interval - Date.now())
    const timer = setTimeout(() => {
      sentAt.current = Date.now()
      commit.execute()
    }, wait)
    return () => clearTimeout(timer)
  }, [commit, written])
  return null
}

/** A document's layout, which commits sooner beside a preview. */
export function PreviewedLayout(props: DocumentLayoutProps) {
  const isBesidePage = usePresentationParams(false) !== null
  const {selectedReleaseId} = usePerspective()
  const {documentId, documentType} = props
  return (
    <>
      {props.renderDefault(props)}
      {isBesidePage && (
        <SendSoon id={getPublishedId(documentId)} type={documentType} version={selectedReleaseId} />
      )}
    </>
  )
}
