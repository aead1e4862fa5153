import type {MessageBundle} from '../i18n/messages'

/** Texts of what a page brings. */
export const pageResultsMessages = {
  namespace: 'page-results',
  messages: {
    'en-US': {
      sum: 'Last 13 weeks: {{views}}, {{entries}}',
      views_one: '{{count}} view',
      views_other: '{{count}} views',
      entries_one: '{{count}} request',
      entries_other: '{{count}} requests',
      weeks: 'Views and requests by week',
      week: 'Week of {{day}}: {{views}}, {{entries}}',
      open: 'Read the requests in the dashboard',
      failed: 'Views and requests couldn’t be counted. Try again later.',
    },
    'fr-FR': {
      sum: '13 dernières semaines\u00a0: {{views}}, {{entries}}',
      views_one: '{{count}} vue',
      views_other: '{{count}} vues',
      entries_one: '{{count}} demande',
      entries_other: '{{count}} demandes',
      weeks: 'Vues et demandes par semaine',
      week: 'Semaine du {{day}}\u00a0: {{views}}, {{entries}}',
      open: 'Lire les demandes dans le tableau de bord',
      failed: 'Impossible de compter les vues et les demandes. Réessayez plus tard.',
    },
  },
} as const satisfies MessageBundle
