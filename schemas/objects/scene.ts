import {MicrophoneIcon} from '@sanity/icons/Microphone'
import {defineArrayMember, defineField, defineType} from 'sanity'

import {bilingual} from '../bilingual'

export const scene = defineType({
  name: 'scene',
  title: bilingual('Scene', 'Scène'),
  description: bilingual(
    'The product at work: a sentence, and what is written or answered.',
    'Le produit à l’œuvre : une phrase, et ce qui est écrit ou répondu.',
  ),
  type: 'object',
  icon: MicrophoneIcon,
  fields: [
    defineField({
      name: 'sentence',
      title: bilingual('Sentence', 'Phrase'),
      description: bilingual(
        'What the rep says. Names and amounts in [brackets] turn into tokens.',
        'Ce que dit le commercial. Les noms et les montants entre [crochets] deviennent des jetons.',
      ),
      type: 'string',
    }),
    defineField({
      name: 'isAnswer',
      title: bilingual('Question', 'Question'),
      description: bilingual(
        'For a question: the fields below answer it, and nothing is written.',
        'Pour une question : les champs y répondent, et rien n’est écrit.',
      ),
      type: 'boolean',
    }),
    defineField({
      name: 'recordTitle',
      title: bilingual('Record', 'Enregistrement'),
      description: bilingual(
        'The type of record, such as Opportunity, or the title of the answer.',
        'Le type d’enregistrement, comme Opportunité, ou le titre de la réponse.',
      ),
      type: 'string',
    }),
    defineField({
      name: 'fields',
      title: bilingual('Fields', 'Champs'),
      description: bilingual(
        'What’s written to the record, in this order.',
        'Ce qui est écrit dans l’enregistrement, dans cet ordre.',
      ),
      type: 'array',
      of: [
        defineArrayMember({
          name: 'sceneField',
          title: bilingual('Field', 'Champ'),
          type: 'object',
          icon: MicrophoneIcon,
          fields: [
            defineField({
              name: 'label',
              title: bilingual('Field', 'Champ'),
              description: bilingual('As the CRM names it.', 'Tel que le CRM le nomme.'),
              type: 'string',
            }),
            defineField({
              name: 'before',
              title: bilingual('Value before', 'Valeur précédente'),
              description: bilingual(
                'The value before the change; shown struck through.',
                'La valeur avant la modification, affichée barrée.',
              ),
              type: 'string',
            }),
            defineField({
              name: 'value',
              title: bilingual('Value', 'Valeur'),
              description: bilingual(
                'What’s written to the field.',
                'Ce qui est écrit dans le champ.',
              ),
              type: 'string',
            }),
            defineField({
              name: 'isRefused',
              title: bilingual('Refused', 'Refusé'),
              description: bilingual(
                'Turn on if the CRM refuses the change. The value then says why.',
                'À activer si le CRM refuse la modification. La valeur dit alors pourquoi.',
              ),
              type: 'boolean',
            }),
            defineField({
              name: 'note',
              title: bilingual('Note', 'Note'),
              description: bilingual(
                'What’s worth knowing about the field; shown with a number beside it.',
                'Ce qu’il faut savoir du champ, affiché à côté avec un numéro.',
              ),
              type: 'string',
            }),
          ],
          preview: {select: {title: 'label', subtitle: 'value'}},
        }),
      ],
    }),
    defineField({
      name: 'footnote',
      title: bilingual('Footnote', 'Note sous la scène'),
      description: bilingual(
        'How long it took. Write a figure as {{key}}.',
        'Le temps que cela a pris. Écrivez un chiffre sous la forme {{clé}}.',
      ),
      type: 'string',
    }),
  ],
  preview: {select: {title: 'sentence', subtitle: 'recordTitle'}},
})
