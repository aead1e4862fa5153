import type {MessageBundle} from '../../i18n/messages'

/** What a paste had to change. */
export const pastedTextMessages = {
  namespace: 'pasted-text',
  messages: {
    'en-US': {
      changed: 'Pasted, with changes',
      headings: 'Headings were fitted to the levels of this text.',
      'headings.none': 'Headings became paragraphs.',
      tables_one: 'The table keeps its texts only, and needs a caption.',
      tables_other: '{{count}} tables keep their texts only, and need captions.',
      pictures_one: 'The picture could not be copied: choose it in its place.',
      pictures_other: '{{count}} pictures could not be copied: choose them in their places.',
      'pictures.none_one': 'The picture was left out.',
      'pictures.none_other': '{{count}} pictures were left out.',
      links_one: 'One link within the document was left out.',
      links_other: '{{count}} links within the document were left out.',
      undo: '{{keys}} undoes the paste.',
    },
    'fr-FR': {
      changed: 'Collé, avec des changements',
      headings: 'Les titres ont été adaptés aux niveaux de ce texte.',
      'headings.none': 'Les titres sont devenus des paragraphes.',
      tables_one: 'Le tableau ne garde que ses textes, et il lui faut une légende.',
      tables_other: '{{count}} tableaux ne gardent que leurs textes, et il leur faut une légende.',
      pictures_one: 'L’image n’a pas pu être copiée\u00a0: choisissez-la à sa place.',
      pictures_other:
        '{{count}} images n’ont pas pu être copiées\u00a0: choisissez-les à leur place.',
      'pictures.none_one': 'L’image a été laissée de côté.',
      'pictures.none_other': '{{count}} images ont été laissées de côté.',
      links_one: 'Un lien interne au document a été laissé de côté.',
      links_other: '{{count}} liens internes au document ont été laissés de côté.',
      undo: '{{keys}} annule le collage.',
    },
  },
} as const satisfies MessageBundle
