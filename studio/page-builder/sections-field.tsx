import {useToast} from '@sanity/ui/toast'
import {createContext, useCallback, useContext} from 'react'
import {
  type ArrayFieldProps,
  type ArrayOfObjectsInputProps,
  type DocumentFieldAction,
  insert,
  set,
  setIfMissing,
  useClient,
  useFormValue,
  useTranslation,
} from 'sanity'

import {apiVersion} from '../../lib/sanity/api'
import {copiedSections} from './copied-sections'
import {pageBuilderMessages} from './messages'
import {readableSections} from './readable-sections'

/** The list that sections are pasted into. */
const ListContext = createContext<ArrayOfObjectsInputProps | null>(null)

/** Pastes copied sections into the list; resolves to whether there were any. */
function usePasteSections(): () => Promise<boolean> {
  const list = useContext(ListContext)
  const client = useClient({apiVersion})
  const language = useFormValue(['language'])
  const {push} = useToast()
  const {t} = useTranslation(pageBuilderMessages.namespace)

  return useCallback(async () => {
    if (!list || list.readOnly) return false
    const copied = await copiedSections(list.schemaType.of.map(({name}) => name))
    if (!copied) return false
    const {sections, left} = await readableSections(client, copied, language)
    list.onChange(
      copied.isWhole ? set(sections) : [setIfMissing([]), insert(sections, 'after', [-1])],
    )
    if (left > 0) {
      push({
        status: 'warning',
        closable: true,
        title: t('pasted'),
        description: t('pasted.left', {count: left}),
      })
    }
    return true
  }, [client, language, list, push, t])
}

/** Replaces Sanity's paste, which refuses all sections if one refers to a document in another language. */
function withPasteSections(original: DocumentFieldAction): DocumentFieldAction {
  return {
    ...original,
    useAction: function usePaste(props) {
      const node = original.useAction(props)
      const paste = usePasteSections()
      const sanityPaste = 'onAction' in node ? node.onAction : undefined
      const onAction = useCallback(() => {
        void paste().then(
          (isPasted) => isPasted || sanityPaste?.(),
          () => sanityPaste?.(),
        )
      }, [paste, sanityPaste])
      return node.type === 'action' ? {...node, onAction} : node
    },
  }
}

const actions = new WeakMap<DocumentFieldAction, DocumentFieldAction>()

/** Memoized, because the Studio tells hooks apart by identity. */
function actionOf(original: DocumentFieldAction): DocumentFieldAction {
  if (original.name !== 'pasteField') return original
  const known = actions.get(original) ?? withPasteSections(original)
  actions.set(original, known)
  return known
}

/** The field of a page's sections, with a paste that drops references to other languages. */
export function SectionsField(props: ArrayFieldProps) {
  return (
    <ListContext value={props.inputProps}>
      {props.renderDefault({...props, actions: props.actions?.map(actionOf)})}
    </ListContext>
  )
}
