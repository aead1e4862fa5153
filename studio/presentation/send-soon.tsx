import {useEffect, useRef} from 'react'
import {
  type DocumentLayoutProps,
  getPublishedId,
  useDocumentOperation,
  useEditState,
  usePerspective,
} from 'sanity'
import {usePresentationParams} from 'sanity/presentation'

/** Milliseconds between commits. The Studio's own second makes previews late; this costs four transactions a second. */
const interval = 250

/** Commits the edits of a document sooner than the Studio does. */
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

/** Commits edits sooner while the document is open beside its page. */
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
