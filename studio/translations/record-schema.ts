import {defineArrayMember, defineField} from 'sanity'

/** The state of each translation, stored with the metadata; only the Studio writes it. */
export const recordsField = defineField({
  name: 'records',
  title: 'State of the translations',
  description: 'From which texts each version was translated. Written by the Studio.',
  type: 'array',
  hidden: true,
  readOnly: true,
  of: [
    defineArrayMember({
      name: 'translationRecord',
      title: 'State of a translation',
      type: 'object',
      fields: [
        defineField({
          name: 'language',
          title: 'Language',
          description: 'The language of the version.',
          type: 'string',
        }),
        defineField({
          name: 'from',
          title: 'From',
          description: 'The language that it was translated from.',
          type: 'string',
        }),
        defineField({
          name: 'texts',
          title: 'Texts',
          description: 'What was translated.',
          type: 'array',
          of: [
            defineArrayMember({
              name: 'recordedText',
              title: 'Text',
              type: 'object',
              fields: [
                defineField({
                  name: 'path',
                  title: 'Path',
                  description: 'Where it is in the document.',
                  type: 'string',
                }),
                defineField({
                  name: 'source',
                  title: 'Source',
                  description: 'The fingerprint of the text that was translated.',
                  type: 'string',
                }),
                defineField({
                  name: 'kept',
                  title: 'Kept',
                  description: 'An editor keeps the words of the source.',
                  type: 'boolean',
                }),
              ],
            }),
          ],
        }),
      ],
    }),
  ],
})
