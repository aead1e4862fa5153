import {defineField} from 'sanity'

import {message} from '../bilingual'

const faulty = message('Write a number of 0 or more.', 'Écrivez un nombre égal ou supérieur à 0.')

/** A required number of 0 or more. */
export function quantityField(
  name: string,
  title: string,
  description: string,
  initialValue?: number,
) {
  return defineField({
    name,
    title,
    description,
    type: 'number',
    ...(initialValue !== undefined && {initialValue}),
    validation: (rule) => [rule.required().error(faulty), rule.min(0).error(faulty)],
  })
}
