import type {MessageBundle} from '../i18n/messages'

/** Why a picture was not uploaded, and what to do. */
export const uploadsMessages = {
  namespace: 'uploads',
  messages: {
    'en-US': {
      title: '“{{file}}” wasn’t uploaded',
      type: 'It isn’t a JPEG, PNG, WebP, AVIF, GIF or SVG picture. Export it as one of these.',
      large:
        'It has more than {{megabytes}} MB or {{megapixels}} megapixels. Export it in a smaller size.',
      damaged: 'It’s damaged. Open it in the program you made it with and export it again.',
      failed: 'The server couldn’t be reached, or it refused the file. Try again in a moment.',
    },
    'fr-FR': {
      title: '«\u00a0{{file}}\u00a0» n’a pas été téléversé',
      type: 'Ce n’est pas une image JPEG, PNG, WebP, AVIF, GIF ou SVG. Exportez-la dans l’un de ces formats.',
      large:
        'L’image dépasse {{megabytes}}\u00a0Mo ou {{megapixels}}\u00a0mégapixels. Exportez-la en plus petit.',
      damaged:
        'L’image est endommagée. Ouvrez-la dans le programme qui l’a créée, et exportez-la de nouveau.',
      failed: 'Le serveur est injoignable, ou il a refusé l’image. Réessayez dans un instant.',
    },
  },
} as const satisfies MessageBundle
