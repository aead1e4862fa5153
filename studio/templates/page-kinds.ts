import type {ByLanguage} from '../../lib/i18n/localized'

/** A kind of page: its name, and its sections, some with a heading of their own. */
export interface PageKind {
  id: string
  title: ByLanguage<string>
  sections: readonly (string | {type: string; heading: ByLanguage<string>})[]
}

/** From the promise to the form. */
const landing: PageKind = {
  id: 'landing-page',
  title: {en: 'Landing page', fr: 'Page de destination'},
  sections: ['hero', 'badges', 'pointList', 'steps', 'faqList', 'callToAction'],
}

/** An offer for readers who come from an ad or an email. */
const campaign: PageKind = {
  id: 'campaign-page',
  title: {en: 'Campaign page', fr: 'Page de campagne'},
  sections: [
    'hero',
    {
      type: 'itemList',
      heading: {en: 'What the offer gives you', fr: 'Ce que l’offre vous apporte'},
    },
    'pictureWithText',
    'testimonials',
    {type: 'pricing', heading: {en: 'What the offer costs', fr: 'Le prix de l’offre'}},
    {
      type: 'faqList',
      heading: {en: 'Questions about the offer', fr: 'Vos questions sur l’offre'},
    },
    {type: 'callToAction', heading: {en: 'Take up the offer', fr: 'Profitez de l’offre'}},
  ],
}

/** A product, or a part of it. */
const product: PageKind = {
  id: 'product-page',
  title: {en: 'Product page', fr: 'Page produit'},
  sections: [
    'hero',
    'video',
    {type: 'steps', heading: {en: 'How it works', fr: 'Comment ça marche'}},
    'pictureWithText',
    {type: 'itemList', heading: {en: 'Everything it does', fr: 'Tout ce qu’il fait'}},
    'testimonials',
    {type: 'pricing', heading: {en: 'Plans and prices', fr: 'Offres et tarifs'}},
    'faqList',
    {type: 'callToAction', heading: {en: 'See it on your own CRM', fr: 'Voyez-le dans votre CRM'}},
  ],
}

/** A trade fair, a webinar, a meeting. */
const event: PageKind = {
  id: 'event-page',
  title: {en: 'Event page', fr: 'Page d’événement'},
  sections: [
    'pageHeader',
    'spotlight',
    {
      type: 'itemList',
      heading: {en: 'What you’ll take home', fr: 'Ce que vous en retirerez'},
    },
    {type: 'steps', heading: {en: 'How the day goes', fr: 'Le déroulé de la journée'}},
    {type: 'pictureWithText', heading: {en: 'How to get there', fr: 'Comment venir'}},
    {
      type: 'logoWall',
      heading: {en: 'Who organizes it with us', fr: 'Les co-organisateurs'},
    },
    {
      type: 'faqList',
      heading: {en: 'Questions before you come', fr: 'Vos questions avant de venir'},
    },
    {type: 'callToAction', heading: {en: 'Meet us there', fr: 'Rencontrons-nous sur place'}},
  ],
}

/** Our product beside another one. */
const comparison: PageKind = {
  id: 'comparison-page',
  title: {en: 'Comparison page', fr: 'Page de comparaison'},
  sections: [
    'pageHeader',
    {type: 'comparison', heading: {en: 'Point by point', fr: 'Point par point'}},
    {
      type: 'strengths',
      heading: {en: 'What each does well', fr: 'Les points forts de chacun'},
    },
    {type: 'itemList', heading: {en: 'Which one suits you', fr: 'Lequel vous convient'}},
    {
      type: 'testimonials',
      heading: {en: 'What those who switched say', fr: 'Ce que disent ceux qui ont changé'},
    },
    {
      type: 'faqList',
      heading: {en: 'Questions before you switch', fr: 'Vos questions avant de changer'},
    },
    {
      type: 'callToAction',
      heading: {en: 'Compare it on your own CRM', fr: 'Comparez dans votre propre CRM'},
    },
  ],
}

/** Kinds of pages with a template, the most general first. */
export const pageKinds = [landing, campaign, product, event, comparison]
