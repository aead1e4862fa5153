import type {MessageBundle} from '../../i18n/messages'

/** Texts of a request for review. */
export const reviewRequestMessages = {
  namespace: 'reviewRequest',
  messages: {
    'en-US': {
      ask: 'Ask for review',
      reading: 'Looking up who can publish…',
      nobody: 'No one else can publish this.',
      reviewer: 'Who should review it?',
      note: 'What should they look at? (optional)',
      task: 'Review “{{title}}”',
      send: 'Send',
      sending: 'Sending…',
      sent: '{{name}} has a task to review this.',
      failed: 'The request wasn’t sent',
      sendBack: 'Send back',
      'sendBack.note': 'What is left to do?',
      'sendBack.sent': 'The task is back with whoever asked.',
      from: '{{name}}: {{note}}',
    },
    'fr-FR': {
      ask: 'Demander une relecture',
      reading: 'Recherche des personnes qui peuvent publier…',
      nobody: 'Personne d’autre ne peut publier ce contenu.',
      reviewer: 'Qui doit le relire ?',
      note: 'Que faut-il regarder ? (facultatif)',
      task: 'Relire « {{title}} »',
      send: 'Envoyer',
      sending: 'Envoi…',
      sent: '{{name}} a une tâche de relecture.',
      failed: 'La demande n’a pas été envoyée',
      sendBack: 'Renvoyer',
      'sendBack.note': 'Que reste-t-il à faire ?',
      'sendBack.sent': 'La tâche est revenue à la personne qui avait demandé la relecture.',
      from: '{{name}} : {{note}}',
    },
  },
} as const satisfies MessageBundle
