import type {DocumentActionComponent} from 'sanity'

/** Wraps one of Sanity's actions. One wrapper per original: actions are hooks, which the Studio keys by identity. */
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
