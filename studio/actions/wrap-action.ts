import type {DocumentActionComponent} from 'sanity'

/** Wraps an action of the Studio once: actions are hooks, which the Studio distinguishes by identity. */
export function wrapAction(
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
