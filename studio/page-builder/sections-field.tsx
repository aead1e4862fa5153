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

import {apiVersion} from '../../lib/content/api-version'
import {copiedSections} from './copied-sections'
import {readableSections} from './readable-sections'
import {pageBuilderWords} from './words'

/** The list that an action in the head of its field is about. */
const ListContext = createContext<ArrayOfObjectsInputProps | null>(null)

/** Pastes copied sections into the list; says whether there were any. Throws what the browser or the Content Lake answers. */
function usePasteSections(): () => Promise<boolean> {
  const list = useContext(ListContext)
  const client = useClient({apiVersion})
  const language = useFormValue(['language'])
  const {push} = useToast()
  const {t} = useTranslation(pageBuilderWords.namespace)

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

/** Sanity's action, which refuses all of what is pasted when something in it leads to a document of another language. */
function pastingWithout(original: DocumentFieldAction): DocumentFieldAction {
  return {
    ...original,
    useAction: function usePaste(props) {
      const node = original.useAction(props)
      const paste = usePasteSections()
      const instead = 'onAction' in node ? node.onAction : undefined
      const onAction = useCallback(() => {
        void paste().then(
          (isPasted) => isPasted || instead?.(),
          () => instead?.(),
        )
      }, [instead, paste])
      return node.type === 'action' ? {...node, onAction} : node
    },
  }
}

const actions = new WeakMap<DocumentFieldAction, DocumentFieldAction>()

/** The same action for the same original: the Studio tells hooks apart by identity. */
function actionOf(original: DocumentFieldAction): DocumentFieldAction {
  if (original.name !== 'pasteField') return original
  const known = actions.get(original) ?? pastingWithout(original)
  actions.set(original, known)
  return known
}

/** The field of a page's sections: what is pasted into it leaves behind what is in another language. */
export function SectionsField(props: ArrayFieldProps) {
  return (
    <ListContext value={props.inputProps}>
      {props.renderDefault({...props, actions: props.actions?.map(actionOf)})}
    </ListContext>
  )
}
