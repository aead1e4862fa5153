/** In French, what the blocks of a long text say, by type. */
export const blockWords = {
  callout: {
    Callout: 'Encadré',
    'A note, tip or warning set apart from the text.':
      'Une note, un conseil ou un avertissement, à part du texte.',
    Tone: 'Ton',
    'A note adds context, a tip helps, a warning prevents a mistake.':
      'Une note précise, un conseil aide, un avertissement évite une erreur.',
    Warning: 'Avertissement',
    'Two or three sentences.': 'Deux ou trois phrases.',
  },
  dataTable: {
    'A table for this text only. To compare products, use a comparison table.':
      'Un tableau propre à ce texte. Pour comparer des produits, utilisez un tableau comparatif.',
    'One line above the table that says what it shows.':
      'Une ligne au-dessus du tableau, qui dit ce qu’il montre.',
    'Column headings, from left to right.': 'Les titres des colonnes, de gauche à droite.',
    'The first cell names the row. Write a figure as {{key}}.':
      'La première cellule nomme la ligne. Écrivez un chiffre sous la forme {{clé}}.',
    'One cell per column, in the same order.': 'Une cellule par colonne, dans le même ordre.',
    'Where facts about other companies come from; shown under the table.':
      'D’où viennent les faits sur d’autres entreprises ; affiché sous le tableau.',
  },
  embeddedComparison: {
    'A comparison of products inside a text.': 'Une comparaison de produits dans un texte.',
  },
  figureRow: {
    Figures: 'Chiffres',
    'Large figures, each with its label.': 'Des chiffres en grand, chacun avec son libellé.',
    'Two to four, strongest first.': 'De deux à quatre, le plus fort en premier.',
  },
  illustration: {
    'A picture inside a text, with its caption and credit.':
      'Une image dans un texte, avec sa légende et son crédit.',
    'Shown at the full width of the text.': 'Affichée sur toute la largeur du texte.',
    'What the picture shows.': 'Ce que montre l’image.',
    Credit: 'Crédit',
    'Who made it. If empty, the credit of the media library is shown.':
      'Qui l’a faite. S’il est vide, c’est le crédit de la médiathèque qui est affiché.',
  },
  codeSample: {
    'Text that readers copy as is: a formula, a query, a setting.':
      'Un texte que le lecteur copie tel quel : une formule, une requête, un réglage.',
    'What it is and where to paste it.': 'Ce que c’est, et où le coller.',
    'Shown exactly as typed.': 'Affiché exactement tel que saisi.',
  },
  embeddedFaq: {
    'Questions and their answers inside a text.': 'Des questions et leurs réponses dans un texte.',
  },
  embeddedCalculator: {
    'The calculator inside a text. Its starting values are under Calculator.':
      'Le calculateur dans un texte. Ses valeurs de départ se règlent sous Calculateur.',
    'Shown above the fields.': 'Affiché au-dessus des champs.',
  },
  workedExample: {
    'Worked example': 'Exemple chiffré',
    'The calculation for one team, line by line, with the current figures.':
      'Le calcul pour une équipe, ligne par ligne, avec les chiffres actuels.',
    'One line above the example that says whose team it is.':
      'Une ligne au-dessus de l’exemple, qui dit de quelle équipe il s’agit.',
    'Team size': 'Taille de l’équipe',
    'Number of people.': 'En nombre de personnes.',
    'Average salary': 'Salaire moyen',
    'A year, in the currency of the page.': 'Par an, dans la devise de la page.',
    'Hours a day on the CRM': 'Heures par jour dans le CRM',
    'For one person.': 'Pour une personne.',
  },
  roadmap: {
    Roadmap: 'Feuille de route',
    'Phases in order, each with its timing.': 'Des phases dans l’ordre, chacune avec ses dates.',
    Phases: 'Phases',
    'In chronological order.': 'Dans l’ordre chronologique.',
    Phase: 'Phase',
    'A word or two.': 'Un mot ou deux.',
    'For example: weeks 1–2.': 'Par exemple : semaines 1 et 2.',
  },
  nextStep: {
    'Next step': 'Étape suivante',
    'A call to action inside a text.': 'Un appel à l’action dans un texte.',
    'One idea, in the reader’s words.': 'Une seule idée, avec les mots du lecteur.',
  },
}
