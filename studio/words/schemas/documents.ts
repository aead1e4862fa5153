/** In French, what the types of documents say, by type. */
export const documentWords = {
  page: {
    'One page in one language: its path, its sections from top to bottom, and what search engines show.':
      'Une page dans une langue : son chemin, ses sections de haut en bas, et ce que montrent les moteurs de recherche.',
    'The name of the page in menus, breadcrumbs and this Studio.':
      'Le nom de la page dans les menus, le fil d’Ariane et ce Studio.',
    Path: 'Chemin',
    'The address after the language, without a slash in front: about, a-propos. The home page has a single slash. When a published page gets another path, visitors of the old one are sent to it; pages below it keep theirs.':
      'L’adresse après la langue, sans barre oblique au début : about, a-propos. La page d’accueil a une seule barre oblique. Quand une page publiée change de chemin, les visiteurs de l’ancien sont dirigés vers le nouveau ; les pages en dessous gardent le leur.',
    Sections: 'Sections',
    'From top to bottom. Drag to reorder.':
      'De haut en bas. Faites-les glisser pour changer leur ordre.',
    Opening: 'Ouverture',
    Proof: 'Preuves',
    Explain: 'Explications',
    Compare: 'Comparaisons',
    Convert: 'Conversion',
    'How the page looks in search results and where somebody shares it.':
      'L’apparence de la page dans les résultats de recherche et là où quelqu’un la partage.',
  },
  article: {
    'One blog article in one language.': 'Un article de blog dans une langue.',
    'The question the article answers, in the words people search for.':
      'La question à laquelle l’article répond, avec les mots que l’on recherche.',
    Slug: 'Slug',
    'The address after /blog/. When it changes, visitors of the old address are sent to the new one.':
      'L’adresse après /blog/. Quand elle change, les visiteurs de l’ancienne sont dirigés vers la nouvelle.',
    'Slugs in other languages': 'Slugs dans d’autres langues',
    'Where readers of a language without a translation find this text.':
      'Où les lecteurs d’une langue sans traduction trouvent ce texte.',
    'Slug in another language': 'Slug dans une autre langue',
    'The language of the readers, not of the text.': 'La langue des lecteurs, pas celle du texte.',
    'The address after /blog/ in that language.': 'L’adresse après /blog/ dans cette langue.',
    Summary: 'Résumé',
    'Two sentences, shown on the card.': 'Deux phrases, affichées sur la carte.',
    'Read time': 'Temps de lecture',
    'Minutes, shown on the card and in the article.':
      'En minutes, affiché sur la carte et dans l’article.',
    'Published on': 'Publié le',
    'Shown to readers. The blog lists the newest first.':
      'Affiché aux lecteurs. Le blog montre les plus récents en premier.',
    'The last time that facts in it were checked; shown to readers.':
      'La dernière fois que les faits ont été vérifiés ; affichée aux lecteurs.',
    'Named at the top.': 'Nommé en haut de l’article.',
    'The article itself.': 'L’article lui-même.',
    'Related articles': 'Articles liés',
    'Offered at the end.': 'Proposés à la fin.',
    'Canonical path': 'Chemin canonique',
    'Only when another address is the original of this text: /blog/the-original':
      'Seulement si l’original de ce texte est à une autre adresse : /blog/l-original',
    'How the article looks in search results and where somebody shares it.':
      'L’apparence de l’article dans les résultats de recherche et là où quelqu’un le partage.',
  },
  comparisonTable: {
    'One comparison, shown wherever a section refers to it.':
      'Une comparaison, affichée partout où une section y renvoie.',
    'Read to people who cannot see the table.':
      'Lu aux personnes qui ne peuvent pas voir le tableau.',
    'The products compared, ours last.': 'Les produits comparés, le nôtre en dernier.',
    'One for each criterion, the most decisive first.':
      'Une par critère, le plus décisif en premier.',
    Criterion: 'Critère',
    'What is compared.': 'Ce qui est comparé.',
    'One text for each column, in their order. Begin with Yes, No or Depends (Oui, Non, Dépend) for an icon. Write a figure as {{key}}.':
      'Un texte par colonne, dans leur ordre. Commencez par Oui, Non ou Dépend (Yes, No, Depends) pour obtenir une icône. Écrivez un chiffre sous la forme {{clé}}.',
    'Where facts about other products come from; shown under the table.':
      'D’où viennent les faits sur les autres produits ; affiché sous le tableau.',
  },
  faq: {
    'Question and answer': 'Question et réponse',
    'One question with its answer, shown wherever a section refers to it.':
      'Une question et sa réponse, affichées partout où une section y renvoie.',
    Question: 'Question',
    'As a visitor would ask it.': 'Comme un visiteur la poserait.',
    Answer: 'Réponse',
    'The answer first, the reasons after it.': 'La réponse d’abord, les raisons ensuite.',
    'To be confirmed': 'À confirmer',
    'On while the owner of the product has not confirmed the answer. Visitors see it anyway.':
      'Activé tant que le propriétaire du produit n’a pas confirmé la réponse. Les visiteurs la voient déjà.',
  },
  featureCard: {
    'Feature card': 'Carte de fonctionnalité',
    'One thing the product does, shown wherever a section refers to it.':
      'Une chose que fait le produit, affichée partout où une section y renvoie.',
    'What the reader gets, in five words or fewer.':
      'Ce que le lecteur y gagne, en cinq mots au plus.',
  },
  siteSettings: {
    Settings: 'Paramètres',
    'Facts about the whole site: its name, its mailboxes and its menus.':
      'Ce qui vaut pour tout le site : son nom, ses adresses e-mail et ses menus.',
    'The name of the product, the same in every language.':
      'Le nom du produit, le même dans toutes les langues.',
    Tagline: 'Slogan',
    'One sentence, shown in the footer.': 'Une phrase, affichée dans le pied de page.',
    'Company name': 'Raison sociale',
    'As registered; shown in the footer.': 'Telle que déclarée ; affichée dans le pied de page.',
    'Postal address': 'Adresse postale',
    'One line after the other; shown on the legal pages.':
      'Ligne par ligne ; affichée sur les pages légales.',
    'Privacy and security in one sentence': 'Confidentialité et sécurité en une phrase',
    'Shown in the footer.': 'Affichée dans le pied de page.',
    'Contact mailbox': 'E-mail de contact',
    'Shown in the footer and the legal pages.':
      'Affiché dans le pied de page et sur les pages légales.',
    'Privacy mailbox': 'E-mail pour la confidentialité',
    'Shown on the privacy pages.': 'Affiché sur les pages de confidentialité.',
    'App address': 'Adresse de l’application',
    'Where the product itself runs; opens in a new tab.':
      'Là où se trouve le produit lui-même ; s’ouvre dans un nouvel onglet.',
    'Primary action': 'Action principale',
    'On every button that leads to the form.': 'Sur chaque bouton qui mène au formulaire.',
    'Secondary action': 'Action secondaire',
    'On every button that leads to the app.': 'Sur chaque bouton qui mène à l’application.',
    'Social profile': 'Profil sur un réseau social',
    'Linked from the footer.': 'Le pied de page y mène.',
    'Header menu': 'Menu du haut',
    'The links at the top of every page.': 'Les liens en haut de chaque page.',
    'On English pages, from left to right.': 'Sur les pages en anglais, de gauche à droite.',
    'On French pages, from left to right.': 'Sur les pages en français, de gauche à droite.',
    'Legal links': 'Liens légaux',
    'The links at the bottom of every page.': 'Les liens en bas de chaque page.',
    Identity: 'Identité',
    Menus: 'Menus',
    Links: 'Liens',
  },
  roiSettings: {
    'What the calculators assume before a visitor changes it. The time saved and the productivity gain are figures.':
      'Ce que les calculateurs supposent avant qu’un visiteur ne le change. Le temps gagné et le gain de productivité sont des chiffres.',
    'Team size': 'Taille de l’équipe',
    'People, before the visitor changes it.':
      'En nombre de personnes, avant que le visiteur ne le change.',
    'Average salary': 'Salaire moyen',
    'A year, in the currency of the page.': 'Par an, dans la devise de la page.',
    'Hours a day on the CRM': 'Heures par jour dans le CRM',
    'For one person, in steps of half an hour.': 'Pour une personne, par pas d’une demi-heure.',
    'Working days a year': 'Jours ouvrés par an',
    'For one person.': 'Pour une personne.',
  },
  author: {
    'Somebody who writes articles.': 'Une personne qui écrit des articles.',
    'Why readers may trust them, in a few words.':
      'Pourquoi les lecteurs peuvent lui faire confiance, en quelques mots.',
    'Their page on a professional network.': 'Sa page sur un réseau professionnel.',
  },
  figure: {
    'A claimed number, written once: copy refers to it and changes with it.':
      'Un nombre annoncé, écrit une seule fois : les textes y renvoient et changent avec lui.',
    Key: 'Clé',
    'How copy names it: {{crm-time-saved}}. Small letters, digits and hyphens.':
      'Son nom dans les textes : {{crm-time-saved}}. Minuscules, chiffres et traits d’union.',
    'Shown beside the number where it stands alone.': 'Affiché à côté du nombre quand il est seul.',
    'Without separators or units; each language writes it its own way.':
      'Sans séparateur ni unité ; chaque langue l’écrit à sa façon.',
    'Up to': 'Jusqu’à',
    'For a range: 5 to 8.': 'Pour une fourchette : de 5 à 8.',
    'Before the number': 'Avant le nombre',
    'For example: under, plus de': 'Par exemple : under, plus de',
    'After the number': 'Après le nombre',
    'The unit, with its space: "%", " minutes", "+ hours".':
      'L’unité, avec son espace : "%", " minutes", "+ hours".',
    'Where the number comes from; shown to readers as a footnote.':
      'D’où vient le nombre ; affichée aux lecteurs en note.',
  },
  redirect: {
    Redirect: 'Redirection',
    'Sends visitors of one address to another.':
      'Dirige les visiteurs d’une adresse vers une autre.',
    From: 'De',
    'The old address, beginning with a slash: /fr/about. When a published page or article gets another address, its redirect is written by itself.':
      'L’ancienne adresse, qui commence par une barre oblique : /fr/about. Quand une page ou un article publiés changent d’adresse, leur redirection s’écrit d’elle-même.',
    To: 'Vers',
    'The address of a published page or article, beginning with a slash: /fr/a-propos':
      'L’adresse d’une page ou d’un article publiés, qui commence par une barre oblique : /fr/a-propos',
    'Written automatically': 'Écrite automatiquement',
    'A page or article moved, and publishing it wrote this redirect. Editors may change only such redirects, by moving a page or article again.':
      'Une page ou un article a changé d’adresse, et sa publication a écrit cette redirection. Les éditeurs ne peuvent changer que ces redirections, en déplaçant de nouveau une page ou un article.',
  },
}
