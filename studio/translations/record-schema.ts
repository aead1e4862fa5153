import {defineArrayMember, defineField} from 'sanity'

/** The state of each translation, stored with the metadata. Only the Studio writes it, and no form shows it. */
export const recordsField = defineField({
  name: 'records',
  type: 'array',
  hidden: true,
  readOnly: true,
  of: [
    defineArrayMember({
      name: 'translationRecord',
      type: 'object',
      fields: [
        defineField({name: 'language', type: 'string'}),
        defineField({name: 'from', type: 'string'}),
        defineField({
          name: 'texts',
          type: 'array',
          of: [
            defineArrayMember({
              name: 'recordedText',
              type: 'object',
              fields: [
                defineField({name: 'path', type: 'string'}),
                defineField({name: 'source', type: 'string'}),
                defineField({name: 'kept', type: 'boolean'}),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
})
