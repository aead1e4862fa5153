import {useState} from 'react'
import {
  useClient,
  useDocumentOperation,
  useDocumentPairPermissions,
  useEditState,
  useSyncState,
  useValidationStatus,
} from 'sanity'

import {apiVersion} from '../../../lib/sanity/api'
import {publishDraft} from '../../actions/publication'
import {useFailureText} from '../../client/failure-text'
import type {StoredFigure} from '../../figures/stored-figures'

const type = 'figure'

/** The published document and the draft of a figure, with the operations on them. */
export function useFigureEdit(id: string) {
  const client = useClient({apiVersion})
  const failureText = useFailureText()
  const {draft, published} = useEditState(id, type)
  const {patch, discardChanges} = useDocumentOperation(id, type)
  const {isSyncing} = useSyncState(id, type)
  const {validation, isValidating} = useValidationStatus(draft?._id ?? id, type, true)
  const [mayEdit] = useDocumentPairPermissions({id, type, permission: 'update'})
  const [mayPublish] = useDocumentPairPermissions({id, type, permission: 'publish'})
  const [failure, setFailure] = useState<string | null>(null)

  return {
    published: published as StoredFigure | null,
    latest: (draft ?? published) as StoredFigure | null,
    hasDraft: draft !== null,
    /** Null until it is known. */
    mayEdit: mayEdit?.granted ?? null,
    mayPublish: mayPublish?.granted ?? false,
    isSaving: isSyncing || isValidating,
    isValid: !validation.some(({level}) => level === 'error'),
    failure,
    /** Sets fields of the draft; null unsets. */
    write: (fields: Partial<Pick<StoredFigure, 'value' | 'upTo' | 'asOf'>>) => {
      const entries = Object.entries(fields)
      const set = Object.fromEntries(entries.filter(([, value]) => value != null))
      const unset = entries.filter(([, value]) => value == null).map(([name]) => name)
      patch.execute([{set}, ...(unset.length > 0 ? [{unset}] : [])])
    },
    discard: () => {
      if (!discardChanges.disabled) discardChanges.execute()
    },
    /** Publishes the revision on the screen; resolves to whether that worked. */
    publish: async () => {
      if (!draft) return false
      setFailure(null)
      try {
        await publishDraft(client, {draft, published}, [])
        return true
      } catch (error) {
        setFailure(await failureText(error, [id]))
        return false
      }
    },
  }
}

export type FigureEdit = ReturnType<typeof useFigureEdit>
