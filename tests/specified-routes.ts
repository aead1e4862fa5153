/** The languages of the specification. */
export const languages = ['en', 'fr'] as const

export type Language = (typeof languages)[number]

/** A page of the specification: its path in each language, and the required sections in order. */
interface Route {
  id: string
  en: string
  /** Null when the page is in English only. */
  fr: string | null
  sections: string[]
}

const prose = (parts: number): string[] => Array.from({length: parts}, () => 'prose')

/** The pages of the specification. */
export const routes: Route[] = [
  {
    id: 'home',
    en: '/',
    fr: '/fr',
    sections: [
      'hero',
      'badges',
      'demo',
      'whyDifferent',
      'copilot',
      'steps',
      'capabilities',
      'roiCalculator',
      'featureGrid',
      'faqList',
      'callToAction',
      'exitPopup',
    ],
  },
  {id: 'blog', en: '/blog', fr: '/fr/blog', sections: ['pageHeader', 'articleList', 'invitation']},
  {
    id: 'about',
    en: '/about',
    fr: '/fr/a-propos',
    sections: ['pageHeader', 'founder', 'milestones', 'spotlight', 'spotlight', 'invitation'],
  },
  {
    id: 'comparison',
    en: '/comparison',
    fr: '/fr/comparison',
    sections: ['pageHeader', 'comparison', 'choices', 'tip', 'faqList', 'invitation'],
  },
  {
    id: 'salesforce-einstein',
    en: '/comparison/salesforce-einstein',
    fr: '/fr/comparison/salesforce-einstein',
    sections: [
      'pageHeader',
      'comparison',
      'strengths',
      'choices',
      'prose',
      'faqList',
      'relatedPages',
      'invitation',
    ],
  },
  {
    id: 'hubspot',
    en: '/comparison/hubspot',
    fr: '/fr/comparison/hubspot',
    sections: [
      'pageHeader',
      'comparison',
      'strengths',
      'tip',
      'steps',
      'faqList',
      'relatedPages',
      'invitation',
    ],
  },
  {
    id: 'guide',
    en: '/ai-agent-salesforce',
    fr: '/fr/agent-ia-salesforce',
    sections: [
      'pageHeader',
      'whyDifferent',
      ...prose(3),
      'comparison',
      'useCases',
      'relatedPages',
      'faqList',
      'invitation',
    ],
  },
  {
    id: 'app',
    en: '/app',
    fr: '/fr/app',
    sections: ['pageHeader', 'steps', 'useCases', 'benefits', 'callToAction'],
  },
  {
    id: 'for-ai',
    en: '/for-ai',
    fr: null,
    sections: ['pageHeader', ...prose(10), 'relatedPages', 'invitation'],
  },
  {
    id: 'privacy-eu',
    en: '/privacy-eu',
    fr: '/fr/confidentialite-ue',
    sections: [
      'pageHeader',
      'steps',
      'prose',
      'benefits',
      ...prose(3),
      'faqList',
      'relatedPages',
      'contact',
      'invitation',
    ],
  },
  {
    id: 'privacy-policy',
    en: '/privacy-policy',
    fr: '/fr/politique-confidentialite',
    sections: ['pageHeader', ...prose(14), 'contact'],
  },
  {
    id: 'terms',
    en: '/terms-of-service',
    fr: '/fr/conditions-utilisation',
    sections: ['pageHeader', ...prose(17), 'contact'],
  },
]

/** The articles of the specification, in its index's order, with reading times in minutes. */
export const articles = [
  {
    id: 'best-smb-copilot',
    en: 'best-salesforce-ai-copilot-smbs-2025',
    fr: 'meilleur-copilote-ia-salesforce-pme-2025',
    readTime: 8,
  },
  {
    id: 'update-automatically',
    en: 'update-salesforce-automatically-2025',
    fr: 'mettre-a-jour-salesforce-automatiquement-2025',
    readTime: 7,
  },
  {
    id: 'why-reps-hate-crms',
    en: 'why-sales-reps-hate-crms',
    fr: 'pourquoi-les-commerciaux-detestent-les-crm',
    readTime: 6,
  },
  {
    id: 'gdpr',
    en: 'gdpr-compliant-salesforce-ai-copilot-europe',
    fr: 'copilote-ia-salesforce-conforme-rgpd-europe',
    readTime: 9,
  },
  {
    id: 'how-to-update',
    en: 'how-to-update-salesforce-automatically',
    fr: 'comment-mettre-a-jour-salesforce-automatiquement',
    readTime: 5,
  },
  {
    id: 'ai-copilots',
    en: 'ai-copilots-sales-teams-2025',
    fr: 'copilotes-ia-equipes-commerciales-2025',
    readTime: 6,
  },
  {
    id: 'data-quality',
    en: 'salesforce-data-quality-ai-voice-assistants',
    fr: 'qualite-donnees-salesforce-assistants-vocaux-ia',
    readTime: 7,
  },
  {
    id: 'hubspot-vs-salesforce',
    en: 'hubspot-vs-salesforce-ai-integration-2025',
    fr: 'hubspot-vs-salesforce-integration-ia-2025',
    readTime: 8,
  },
  {
    id: 'roi-calculator',
    en: 'voice-assistant-technology-sales-teams-roi-calculator',
    fr: 'technologie-assistant-vocal-equipes-commerciales-calculateur-roi',
    readTime: 10,
  },
]
