import {bilingual} from '../bilingual'

type Direction = 'asc' | 'desc'

/** An order of a type's lists, as in “Sort by title”. Equal values keep their places. */
export function ordering(
  english: string,
  french: string,
  field: string,
  direction: Direction = 'asc',
) {
  return {
    name: field,
    title: bilingual(english, french),
    by: [
      {field, direction},
      {field: '_id', direction: 'asc' as const},
    ],
  }
}
