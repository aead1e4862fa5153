import {TrendUpwardIcon} from '@sanity/icons/TrendUpward'
import {defineField, defineType} from 'sanity'

import {bilingual, message} from '../bilingual'
import {asOfField} from '../objects/as-of'
import {localizedPath} from '../objects/localized'
import {radio} from '../objects/radio'
import {required} from '../rules'
import {keptKey, uniqueKey} from './figure-key'
import {ordering} from './ordering'
import {subtitleOf} from './subtitle'

/** A number that the site claims. Texts refer to it, so that it is maintained in one place. */
export const figure = defineType({
  name: 'figure',
  title: bilingual('Figure', 'Chiffre'),
  description: bilingual(
    'A number the site claims, written once. Every text that uses it changes with it.',
    'Un nombre que le site annonce, écrit une seule fois. Tous les textes qui l’utilisent changent avec lui.',
  ),
  type: 'document',
  icon: TrendUpwardIcon,
  orderings: [ordering('key', 'clé', 'key'), ordering('age', 'ancienneté', 'asOf')],
  fields: [
    defineField({
      name: 'key',
      title: bilingual('Key', 'Clé'),
      description: bilingual(
        'What to type in a text to show it: {{crm-time-saved}}. Lowercase letters, digits and hyphens.',
        'Ce que l’on écrit dans un texte pour l’afficher : {{crm-time-saved}}. Minuscules, chiffres et traits d’union.',
      ),
      type: 'string',
      validation: (rule) => [
        rule.required().error(message('A figure needs a key.', 'Un chiffre doit avoir une clé.')),
        rule
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {name: 'key'})
          .error(
            message(
              'Use lowercase letters, digits and hyphens.',
              'Utilisez des minuscules, des chiffres et des traits d’union.',
            ),
          ),
        rule.custom(uniqueKey),
        rule.custom(keptKey),
      ],
    }),
    defineField({
      name: 'label',
      title: bilingual('What it counts', 'Ce qu’il compte'),
      description: bilingual(
        'Shown beside the number when it stands alone.',
        'Affiché à côté du nombre quand il est seul.',
      ),
      type: 'localizedString',
      validation: required('Say what the number counts.', 'Dites ce que compte le nombre.'),
    }),
    defineField({
      name: 'value',
      title: bilingual('Number', 'Nombre'),
      description: bilingual(
        'No separators or units: each language formats it its own way.',
        'Sans séparateur ni unité : chaque langue l’écrit à sa façon.',
      ),
      type: 'number',
      validation: required('A figure needs a number.', 'Un chiffre doit avoir un nombre.'),
    }),
    defineField({
      name: 'upTo',
      title: bilingual('Up to', 'Jusqu’à'),
      description: bilingual('For a range: 5 to 8.', 'Pour une fourchette : de 5 à 8.'),
      type: 'number',
      validation: (rule) =>
        rule
          .greaterThan(rule.valueOfField('value'))
          .error(
            message(
              'The end of the range must be higher than its start.',
              'La fin de la fourchette doit être supérieure à son début.',
            ),
          ),
    }),
    defineField({
      name: 'prefix',
      title: bilingual('Before the number', 'Avant le nombre'),
      description: bilingual('For example: under, plus de', 'Par exemple : under, plus de'),
      type: 'localizedAffix',
    }),
    defineField({
      name: 'suffix',
      title: bilingual('After the number', 'Après le nombre'),
      description: bilingual(
        'The unit, with its space: "%", " minutes", "+ hours".',
        'L’unité, avec son espace : "%", " minutes", "+ hours".',
      ),
      type: 'localizedAffix',
    }),
    defineField({
      name: 'source',
      title: bilingual('Source', 'Source'),
      description: bilingual(
        'Where the number comes from; shown to readers as a footnote.',
        'D’où vient le nombre ; affichée aux lecteurs en note.',
      ),
      type: 'localizedText',
      validation: required(
        'A claimed number needs a source.',
        'Un chiffre annoncé doit avoir une source.',
      ),
    }),
    asOfField,
    defineField({
      name: 'limits',
      title: bilingual('What it doesn’t show', 'Ce qu’il ne montre pas'),
      description: bilingual(
        'For our own figures. Adds this one to the page that explains them all, and links to it.',
        'Pour nos propres chiffres. Ajoute celui-ci à la page qui les explique tous, avec un lien.',
      ),
      type: 'localizedText',
    }),
    defineField({
      name: 'basis',
      title: bilingual('How we know it', 'Comment nous le savons'),
      description: bilingual(
        'Decides under which heading the page of our figures shows it.',
        'Décide sous quel titre la page de nos chiffres l’affiche.',
      ),
      type: 'string',
      options: radio({
        measured: bilingual('We measured it', 'Nous l’avons mesuré'),
        reported: bilingual('Testers reported it', 'Les testeurs l’ont déclaré'),
        estimated: bilingual('We estimated it', 'Nous l’avons estimé'),
      }),
      hidden: ({document}) => !document?.['limits'],
      validation: (rule) =>
        rule.custom((basis, {document}) =>
          basis || !document?.['limits']
            ? true
            : message('Say how we know it.', 'Dites comment nous le savons.'),
        ),
    }),
    defineField({
      name: 'drawnAs',
      title: bilingual('Drawn as', 'Dessiné comme'),
      description: bilingual(
        'The bars beside it on the page of our figures. Without a choice, none.',
        'Les barres à côté, sur la page de nos chiffres. Sans choix, aucune.',
      ),
      type: 'string',
      options: radio({
        share: bilingual('A share of 100%', 'Une part de 100\u202f%'),
        less: bilingual('A relative decrease, in percent', 'Une baisse relative, en pourcentage'),
        more: bilingual('A relative increase, in percent', 'Une hausse relative, en pourcentage'),
        seconds: bilingual('A duration in seconds', 'Une durée en secondes'),
        minutes: bilingual('A duration in minutes', 'Une durée en minutes'),
      }),
      hidden: ({document}) => !document?.['limits'],
    }),
    defineField({
      name: 'before',
      title: bilingual('Shown with', 'À afficher avec'),
      description: bilingual(
        'The figure before this one, as in “43% to 89%”. The two share a line.',
        'Le chiffre qui précède, comme dans « de 43 % à 89 % ». Les deux partagent une ligne.',
      ),
      type: 'reference',
      to: [{type: 'figure'}],
      hidden: ({document}) => !document?.['limits'],
    }),
  ],
  preview: {
    select: {
      key: 'key',
      value: 'value',
      upTo: 'upTo',
      suffix: localizedPath((locale) => `suffix.${locale}`),
      label: localizedPath((locale) => `label.${locale}`),
      day: 'asOf',
    },
    prepare: ({key, value, upTo, suffix, label, day}) => ({
      title: `${value ?? ''}${upTo ? `–${upTo}` : ''}${suffix ?? ''} · ${label ?? ''}`,
      subtitle: subtitleOf(undefined, `{{${key ?? ''}}}`, day),
    }),
  },
})
