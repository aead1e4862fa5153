import type {MessageBundle} from '../../i18n/messages'

/** What a paste had to change. */
export const pastedTextMessages = {
  namespace: 'pasted-text',
  messages: {
    'en-US': {
      changed: 'Pasted, with changes',
      headings: 'Headings were moved to the levels this text allows.',
      paragraphs_one: 'One heading became a bold paragraph, because this text has no such level.',
      paragraphs_other:
        '{{count}} headings became bold paragraphs, because this text has no such levels.',
      formats: 'The text was kept without this formatting: {{formats}}.',
      'format.strong': 'bold',
      'format.em': 'italics',
      'format.code': 'code',
      'format.sup': 'superscript',
      'format.sub': 'subscript',
      'format.strike-through': 'strikethrough',
      'format.underline': 'underline',
      'format.highlight': 'highlight',
      tables_one: 'Only the text of the table was kept. Add a caption.',
      tables_other: 'Only the text of {{count}} tables was kept. Add their captions.',
      pictures_one: 'The picture couldn’t be copied. Choose it where it’s missing.',
      pictures_other: '{{count}} pictures couldn’t be copied. Choose them where they’re missing.',
      'pictures.none_one': 'The picture was left out.',
      'pictures.none_other': '{{count}} pictures were left out.',
      links_one: 'One link within the document was left out.',
      links_other: '{{count}} links within the document were left out.',
      others: 'Dividing lines, videos and drawings were left out.',
      markdown: 'The text was read as Markdown. For the text as it is, undo and paste again.',
      undo: '{{keys}} undoes the paste.',
    },
    'fr-FR': {
      changed: 'Collé, avec des changements',
      headings: 'Les titres ont été ramenés aux niveaux permis dans ce texte.',
      paragraphs_one: 'Un titre est devenu un paragraphe en gras, car ce texte n’a pas ce niveau.',
      paragraphs_other:
        '{{count}} titres sont devenus des paragraphes en gras, car ce texte n’a pas ces niveaux.',
      formats: 'Le texte est gardé, sans cette mise en forme\u00a0: {{formats}}.',
      'format.strong': 'gras',
      'format.em': 'italique',
      'format.code': 'code',
      'format.sup': 'exposant',
      'format.sub': 'indice',
      'format.strike-through': 'texte barré',
      'format.underline': 'soulignement',
      'format.highlight': 'surlignage',
      tables_one: 'Seul le texte du tableau est gardé. Ajoutez une légende.',
      tables_other: 'Seul le texte de {{count}} tableaux est gardé. Ajoutez leurs légendes.',
      pictures_one: 'L’image n’a pas pu être copiée. Choisissez-la là où elle manque.',
      pictures_other:
        '{{count}} images n’ont pas pu être copiées. Choisissez-les là où elles manquent.',
      'pictures.none_one': 'L’image a été laissée de côté.',
      'pictures.none_other': '{{count}} images ont été laissées de côté.',
      links_one: 'Un lien interne au document a été laissé de côté.',
      links_other: '{{count}} liens internes au document ont été laissés de côté.',
      others: 'Les filets, les vidéos et les dessins ont été laissés de côté.',
      markdown:
        'Le texte a été lu comme du Markdown. Pour le texte tel quel, annulez et collez de nouveau.',
      undo: '{{keys}} annule le collage.',
    },
  },
} as const satisfies MessageBundle
