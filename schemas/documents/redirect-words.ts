import type {RedirectProblem} from '../../lib/addresses/redirect-rules'
import {message, type Message} from '../message'

const words: Record<RedirectProblem['kind'], (about: string[]) => Message> = {
  malformed: () =>
    message(
      'Start with one slash: /fr/about. No spaces, ?, # or backslashes.',
      'Commencez par une seule barre oblique : /fr/about. Sans espace, point d’interrogation, # ni barre oblique inverse.',
    ),
  reserved: ([from]) =>
    message(
      `The site itself uses ${from}, so this redirect would never apply.`,
      `Le site lui-même utilise ${from} : cette redirection ne s’appliquerait jamais.`,
    ),
  published: ([from]) =>
    message(
      `A page is published at ${from}, so this redirect would never apply. Change the page’s path instead: that creates the redirect too.`,
      `Une page est publiée à ${from} : cette redirection ne s’appliquerait jamais. Changez plutôt le chemin de la page ; cela crée aussi la redirection.`,
    ),
  taken: ([from]) =>
    message(
      `Another redirect already starts at ${from}.`,
      `Une autre redirection part déjà de ${from}.`,
    ),
  'leads-here': ([before]) =>
    message(
      `The redirect from ${before} leads here, so its visitors would be redirected twice. Point it to the new address first.`,
      `La redirection depuis ${before} mène ici : ses visiteurs seraient redirigés deux fois. Faites-la d’abord mener à la nouvelle adresse.`,
    ),
  itself: () =>
    message('A redirect cannot lead to itself.', 'Une redirection ne peut pas mener à elle-même.'),
  circle: (way) =>
    message(
      `These redirects form a loop: ${way.join(' → ')}.`,
      `Ces redirections tournent en rond : ${way.join(' → ')}.`,
    ),
  nowhere: ([end]) => message(`Nothing is published at ${end}.`, `Rien n’est publié à ${end}.`),
  'leads-on': ([to, end]) =>
    message(
      `${to} redirects to ${end}: enter ${end} here.`,
      `${to} redirige vers ${end} : indiquez ${end} ici.`,
    ),
}

/** Returns the editor's message for a problem. */
export function redirectMessage({kind, about}: RedirectProblem): Message {
  return words[kind](about)
}
