import {TransferIcon} from '@sanity/icons/Transfer'
import {defineField, defineType} from 'sanity'

const pathRule = {name: 'path', pattern: /^\/[^\s?#]*$/}

/** Sends visitors of one address to another. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: TransferIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'From',
      description: 'The old address, beginning with a slash: /fr/about',
      type: 'string',
      validation: (rule) =>
        rule.required().regex(pathRule.pattern, pathRule).error('Begin with a slash; no ? or #.'),
    }),
    defineField({
      name: 'to',
      title: 'To',
      description: 'The new address, beginning with a slash: /fr/a-propos',
      type: 'string',
      validation: (rule) => [
        rule.required().regex(pathRule.pattern, pathRule).error('Begin with a slash; no ? or #.'),
        rule.custom((to, {document}) =>
          to && to === document?.['from'] ? 'A redirect cannot lead to itself.' : true,
        ),
      ],
    }),
  ],
  preview: {select: {title: 'from', subtitle: 'to'}},
})
