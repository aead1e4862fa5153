import {longest, shortestDescription} from '../../../lib/seo/title'
import type {MessageBundle} from '../../i18n/messages'

/** The previews of a page in search results and share cards, and what it misses. */
export const seoMessages = {
  namespace: 'search-and-sharing',
  messages: {
    'en-US': {
      previews: 'Previews',
      search: 'In search results',
      'search.hidden': 'Hidden from search engines: nobody finds this page by searching.',
      'title.missing': 'The title is missing',
      'description.missing': 'The description is missing',
      share: 'When somebody shares it',
      picture: 'In social networks and chats',
      'picture.none': 'The picture is drawn from the title when the page is published.',
      'picture.own':
        'Your own picture. Remove it, and the site draws one from the title of the page.',
      'picture.rendered': 'The site draws it from the page’s title, each time you publish.',
      'facts.failed': 'The site’s name and figures couldn’t be loaded, so they’re missing here.',
      'picture.failed': 'The site didn’t respond, so the published page’s picture is missing.',
      gaps: 'What’s missing on this page',
      'gaps.none': 'Nothing.',
      'gap.title': 'The title for search results is missing.',
      'gap.title.long': `The title has more than ${longest.title} characters.`,
      'gap.description': 'The description for search results is missing.',
      'gap.description.short': `The description has fewer than ${shortestDescription} characters.`,
      'gap.description.long': `The description has more than ${longest.description} characters.`,
      'gap.heading': 'A text starts with a subheading, with no heading above it.',
      'gap.alt': 'A picture has no description.',
      'gap.link': 'A link leads nowhere.',
      'gap.row': 'A list has an empty item.',
    },
    'fr-FR': {
      previews: 'Aperçus',
      search: 'Dans les résultats de recherche',
      'search.hidden':
        'Masquée aux moteurs de recherche\u00a0: personne ne trouve cette page en cherchant.',
      'title.missing': 'Le titre manque',
      'description.missing': 'La description manque',
      share: 'Quand quelqu’un la partage',
      picture: 'Sur les réseaux et dans les messageries',
      'picture.none': 'L’image est dessinée d’après le titre quand la page est publiée.',
      'picture.own':
        'Votre image. Si vous la retirez, le site en dessine une d’après le titre de la page.',
      'picture.rendered': 'Le site la dessine d’après le titre de la page, à chaque publication.',
      'facts.failed':
        'Impossible de charger le nom du site et les chiffres\u00a0: ils manquent ici.',
      'picture.failed': 'Le site n’a pas répondu\u00a0: l’image de la page publiée manque.',
      gaps: 'Ce qui manque à cette page',
      'gaps.none': 'Rien.',
      'gap.title': 'Le titre pour les résultats de recherche manque.',
      'gap.title.long': `Le titre dépasse ${longest.title} caractères.`,
      'gap.description': 'La description pour les résultats de recherche manque.',
      'gap.description.short': `La description a moins de ${shortestDescription} caractères.`,
      'gap.description.long': `La description dépasse ${longest.description} caractères.`,
      'gap.heading': 'Un texte commence par un intertitre, sans titre au-dessus.',
      'gap.alt': 'Une image n’a pas de description.',
      'gap.link': 'Un lien ne mène nulle part.',
      'gap.row': 'Une liste a un élément vide.',
    },
  },
} as const satisfies MessageBundle
