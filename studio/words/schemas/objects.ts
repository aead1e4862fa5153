import {inFrenchPerLanguage} from '../per-language'

/** In French, what the types say that documents and sections are made of, by type. */
export const objectWords = {
  figureReference: {
    'A number from its own document, shown with its current value.':
      'Un nombre qui a son propre document, affiché avec sa valeur actuelle.',
    'Shown with its current value, in the language of the page.':
      'Affiché avec sa valeur actuelle, dans la langue de la page.',
  },
  link: {
    'A labeled link or button.': 'Un lien ou un bouton, avec son libellé.',
    'What the visitor reads. Start with a verb. Links to the call to action and the app take theirs from the settings if this is empty.':
      'Ce que lit le visiteur. Commencez par un verbe. Sans libellé, un lien vers l’appel à l’action ou l’application prend celui des paramètres.',
    About: 'Précision',
    'Not shown: read aloud after the label, and read by search engines, where the label of a button alone does not say where it leads. “Learn More” … “about the AI agent for Salesforce”.':
      'Non affichée : lue à voix haute après le libellé, et par les moteurs de recherche, quand le libellé d’un bouton ne dit pas à lui seul où il mène. « En savoir plus »… « sur l’agent IA pour Salesforce ».',
  },
  localizedAffix: {
    'Before or after the number, in each language': 'Avant ou après le nombre, dans chaque langue',
    'Before or after a number, in each language.': 'Avant ou après un nombre, dans chaque langue.',
    ...inFrenchPerLanguage(
      (language) => `On ${language} pages. Optional.`,
      (language) => `Sur les pages en ${language}. Facultatif.`,
    ),
  },
  localizedString: {
    'Text in each language': 'Texte dans chaque langue',
    'A short text in each language.': 'Un texte court dans chaque langue.',
  },
  localizedText: {
    'Longer text in each language': 'Texte plus long dans chaque langue',
    'A longer text in each language.': 'Un texte plus long dans chaque langue.',
  },
  longText: {
    'Long text': 'Texte long',
    'Headings, paragraphs and the blocks between them.':
      'Des titres, des paragraphes et les blocs que l’on insère entre eux.',
    'Smaller heading': 'Intertitre',
    Quote: 'Citation',
  },
  picture: {
    'An image and its description.': 'Une image et sa description.',
    Square: 'Carré',
    'Share card': 'Carte de partage',
    'What the picture shows, in the page’s language, for people who can’t see it. If empty, the description of the media library is read.':
      'Ce que montre l’image, dans la langue de la page, pour qui ne peut pas la voir. S’il est vide, c’est la description de la médiathèque qui est lue.',
  },
  point: {
    Point: 'Argument',
    'A short claim and the sentence that backs it.':
      'Une affirmation courte et la phrase qui l’appuie.',
    'The claim, in eight words or fewer.': 'L’affirmation, en huit mots au plus.',
    'What backs the claim. Write a figure as {{key}}.':
      'Ce qui appuie l’affirmation. Écrivez un chiffre sous la forme {{clé}}.',
    'The product at work, drawn beside the claim.':
      'Le produit à l’œuvre, dessiné à côté de l’affirmation.',
  },
  richText: {
    'Paragraphs and lists, with links and figures.':
      'Des paragraphes et des listes, avec des liens et des chiffres.',
  },
  scene: {
    'The product at work: a sentence, and what is written or answered.':
      'Le produit à l’œuvre : une phrase, et ce qui est écrit ou répondu.',
    'What the rep says. Names and amounts in [brackets] turn into tokens.':
      'Ce que dit le commercial. Les noms et les montants entre [crochets] deviennent des jetons.',
    Record: 'Enregistrement',
    Fields: 'Champs',
    'What’s written to the record, in this order.':
      'Ce qui est écrit dans l’enregistrement, dans cet ordre.',
    Field: 'Champ',
    'As the CRM names it.': 'Tel que le CRM le nomme.',
    Value: 'Valeur',
    'What’s written to the field.': 'Ce qui est écrit dans le champ.',
    Footnote: 'Note sous la scène',
    'How long it took. Write a figure as {{key}}.':
      'Le temps que cela a pris. Écrivez un chiffre sous la forme {{clé}}.',
    Question: 'Question',
    'The sentence asks, and the fields below answer it: nothing is written.':
      'La phrase pose une question et les champs y répondent : rien n’est écrit.',
    'The type of record, such as Opportunity, or the title of the answer.':
      'Le type d’enregistrement, comme Opportunité, ou le titre de la réponse.',
    'Value before': 'Valeur précédente',
    'What the field held until then; shown struck through.':
      'Ce que contenait le champ jusque-là, montré barré.',
    Refused: 'Refusé',
    'The CRM does not allow it: the value says why.':
      'Le CRM ne le permet pas : la valeur dit pourquoi.',
    'What’s worth knowing about the field; shown with a number beside it.':
      'Ce qu’il faut savoir du champ, affiché à côté avec un numéro.',
  },
  seo: {
    'What search engines and share previews show.':
      'Ce que montrent les moteurs de recherche et les aperçus de partage.',
    'Shown in search results and the browser tab. Up to 60 characters show in full; the site’s name follows if there’s room.':
      'Affiché dans les résultats de recherche et l’onglet du navigateur. Il s’affiche en entier jusqu’à 60 caractères ; le nom du site suit s’il reste de la place.',
    'Two sentences that make someone click. Up to 160 characters show in full.':
      'Deux phrases qui donnent envie de cliquer. Elles s’affichent en entier jusqu’à 160 caractères.',
    Keywords: 'Mots-clés',
    'The searches this page answers.': 'Les recherches auxquelles cette page répond.',
    'Picture for sharing': 'Image de partage',
    'Replaces the one the site draws: 1200 × 630 pixels around the focus point. Keep any words large.':
      'Remplace celle que dessine le site : 1200 × 630 pixels autour du point d’intérêt. S’il y a des mots, écrivez-les en grand.',
    'Hide from search engines': 'Masquer aux moteurs de recherche',
    'Anyone with the address can still open the page.':
      'La page reste accessible à toute personne qui connaît son adresse.',
  },
  textLink: {
    'A link on words inside a paragraph.': 'Un lien sur des mots d’un paragraphe.',
  },
}
