import type {RedirectProblem} from '../../lib/routing/redirect-rules'
import {message, type Message} from '../message'

const words: Record<RedirectProblem['kind'], (about: string[]) => Message> = {
  malformed: () =>
    message(
      'Begin with one slash: /fr/about. No spaces, ?, # or backslashes.',
      'Commencez par une seule barre oblique : /fr/about. Sans espace, point d’interrogation, # ni barre oblique inverse.',
    ),
  reserved: ([from]) =>
    message(
      `${from} belongs to the site itself: nobody would be sent on from there.`,
      `${from} appartient au site lui-même : personne ne serait redirigé de là.`,
    ),
  published: ([from]) =>
    message(
      `A page is published at ${from}, and what is published wins: nobody would be sent on. Give the page another path instead; that writes the redirect too.`,
      `Une page est publiée à ${from}, et ce qui est publié l’emporte : personne ne serait redirigé. Donnez plutôt un autre chemin à la page ; cela écrit aussi la redirection.`,
    ),
  taken: ([from]) =>
    message(`Another redirect begins at ${from}.`, `Une autre redirection part de ${from}.`),
  'leads-here': ([before]) =>
    message(
      `The redirect from ${before} leads here, so its visitors would be sent twice. Let it lead to the new address first.`,
      `La redirection depuis ${before} mène ici : ses visiteurs seraient redirigés deux fois. Faites-la d’abord mener à la nouvelle adresse.`,
    ),
  itself: () =>
    message('A redirect cannot lead to itself.', 'Une redirection ne peut pas mener à elle-même.'),
  circle: (way) =>
    message(
      `This leads in a circle: ${way.join(' → ')}.`,
      `Cela tourne en rond : ${way.join(' → ')}.`,
    ),
  nowhere: ([end]) => message(`Nothing is published at ${end}.`, `Rien n’est publié à ${end}.`),
  'leads-on': ([to, end]) =>
    message(
      `${to} itself leads to ${end}: write ${end} here.`,
      `${to} mène lui-même à ${end} : écrivez ${end} ici.`,
    ),
}

/** The editor's message for a problem. */
export function redirectMessage({kind, about}: RedirectProblem): Message {
  return words[kind](about)
}
