import type {DocumentActionComponent} from 'sanity'

/**
 * An action that goes before, or around, one of Sanity's and passes for it. The same action for the same original: the
 * Studio tells hooks apart by identity.
 */
export function wrapping(
  name: string,
  wrap: (original: DocumentActionComponent) => DocumentActionComponent,
): (original: DocumentActionComponent) => DocumentActionComponent {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>()
  return (original) => {
    const {action, displayName = action} = original
    const known =
      wrapped.get(original) ??
      Object.assign(wrap(original), {action, displayName: `${name}(${displayName})`})
    wrapped.set(original, known)
    return known
  }
}
