import {useSchema} from 'sanity'

/** Returns a function that names a type in the interface's language; a type without a title by its own name. */
export function useTypeTitle(): (type: string) => string {
  const schema = useSchema()
  return (type) => schema.get(type)?.title ?? type
}
