/** In French, what the blocks of a long text say, by type. */
export const blockWords = {
  callout: {
    Callout: 'Encadré',
    'A few words set apart from the text around them.':
      'Quelques mots à part du texte qui les entoure.',
    Tone: 'Ton',
    'A note adds, a tip helps, a warning prevents.':
      'Une note complète, un conseil aide, un avertissement prévient.',
    Warning: 'Avertissement',
    'Two or three sentences.': 'Deux ou trois phrases.',
  },
  dataTable: {
    'A table that belongs to this text. A comparison of products is a document of its own.':
      'Un tableau propre à ce texte. Une comparaison de produits est un document à part.',
    'What the table shows, in one line above it.':
      'Ce que montre le tableau, en une ligne au-dessus.',
    'The heads, from left to right.': 'Les en-têtes, de gauche à droite.',
    'The first cell names the row. Write a figure as {{key}}.':
      'La première cellule nomme la ligne. Écrivez un chiffre sous la forme {{clé}}.',
    'One text for each column, in their order.': 'Un texte par colonne, dans leur ordre.',
    'Where facts about others come from; shown under the table.':
      'D’où viennent les faits sur d’autres entreprises ; affiché sous le tableau.',
  },
  embeddedComparison: {
    'A comparison of products inside a text.': 'Une comparaison de produits dans un texte.',
  },
  figureRow: {
    Figures: 'Chiffres',
    'Figures set large, each with what it counts.':
      'Des chiffres en grand, chacun avec ce qu’il compte.',
    'Two to four, the strongest first.': 'De deux à quatre, le plus fort en premier.',
  },
  illustration: {
    'A picture inside a text, with its caption.': 'Une image dans un texte, avec sa légende.',
    'Shown as wide as the text.': 'Affichée sur la largeur du texte.',
    'What to see in it, and who made it.': 'Ce qu’il faut y voir, et qui l’a faite.',
  },
  codeSample: {
    'Text to copy as it stands: a formula, a query, a setting.':
      'Un texte à copier tel quel : une formule, une requête, un réglage.',
    'What it is and where it goes.': 'Ce que c’est, et où le coller.',
    'Shown as typed, line by line.': 'Affiché tel que saisi, ligne par ligne.',
  },
  embeddedFaq: {
    'Questions and their answers inside a text.': 'Des questions et leurs réponses dans un texte.',
  },
  embeddedCalculator: {
    'The calculator inside a text. What it begins with is under Settings.':
      'Le calculateur dans un texte. Ses valeurs de départ sont dans les paramètres.',
    'A few words above the fields.': 'Quelques mots au-dessus des champs.',
  },
  workedExample: {
    'Worked example': 'Exemple chiffré',
    'The computation of the calculator for one team, line by line, with the figures of today.':
      'Le calcul du calculateur pour une équipe, ligne par ligne, avec les chiffres du jour.',
    'Whose example it is, in one line above it.': 'De qui il s’agit, en une ligne au-dessus.',
    'Team size': 'Taille de l’équipe',
    'In people.': 'En nombre de personnes.',
    'Average salary': 'Salaire moyen',
    'A year, in the currency of the page.': 'Par an, dans la devise de la page.',
    'Hours a day on the CRM': 'Heures par jour dans le CRM',
    'For one person.': 'Pour une personne.',
  },
  roadmap: {
    Roadmap: 'Feuille de route',
    'Phases one after the other.': 'Des phases l’une après l’autre.',
    Phases: 'Phases',
    'In the order of time.': 'Dans l’ordre chronologique.',
    Phase: 'Phase',
    'A word or two.': 'Un mot ou deux.',
    'For example: weeks 1–2.': 'Par exemple : semaines 1 et 2.',
  },
  nextStep: {
    'Next step': 'Étape suivante',
    'A call to action inside a text.': 'Un appel à l’action dans un texte.',
    'One idea, in the words of the reader.': 'Une seule idée, avec les mots du lecteur.',
  },
}
