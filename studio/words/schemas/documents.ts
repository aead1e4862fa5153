import {inFrenchPerLanguage} from '../per-language'

/** In French, what the types of documents say, by type. */
export const documentWords = {
  page: {
    'One page in one language: its path, its sections and how it looks in search results.':
      'Une page dans une langue : son chemin, ses sections et son apparence dans les résultats de recherche.',
    'The page’s name in menus, breadcrumbs and this Studio.':
      'Le nom de la page dans les menus, le fil d’Ariane et ce Studio.',
    Path: 'Chemin',
    'The address after the language, with no slash in front: about, a-propos. For the home page, a single slash. If you change the path of a published page, visitors to the old one are redirected; pages below it keep theirs.':
      'L’adresse après la langue, sans barre oblique au début : about, a-propos. Pour la page d’accueil, une seule barre oblique. Si vous changez le chemin d’une page publiée, les visiteurs de l’ancien sont redirigés ; les pages en dessous gardent le leur.',
    Sections: 'Sections',
    'From top to bottom. Drag to reorder.':
      'De haut en bas. Faites-les glisser pour changer leur ordre.',
    Opening: 'Ouverture',
    Proof: 'Preuves',
    Explain: 'Explications',
    Compare: 'Comparaisons',
    Convert: 'Conversion',
    'How the page looks in search results and when it’s shared.':
      'L’apparence de la page dans les résultats de recherche et quand on la partage.',
  },
  article: {
    'One blog article in one language.': 'Un article de blog dans une langue.',
    'The question the article answers, in the words people search for.':
      'La question à laquelle l’article répond, avec les mots que l’on recherche.',
    Slug: 'Slug',
    'The address after /blog/. If you change it, visitors to the old address are redirected to the new one.':
      'L’adresse après /blog/. Si vous la changez, les visiteurs de l’ancienne sont redirigés vers la nouvelle.',
    'Slugs in other languages': 'Slugs dans d’autres langues',
    'Where readers find this text in a language it isn’t translated into.':
      'L’adresse de ce texte pour les lecteurs d’une langue où il n’est pas traduit.',
    'Slug in another language': 'Slug dans une autre langue',
    'The reader’s language, not the text’s.': 'La langue des lecteurs, pas celle du texte.',
    'The address after /blog/ in that language.': 'L’adresse après /blog/ dans cette langue.',
    Summary: 'Résumé',
    'Two sentences, shown on the article’s card.':
      'Deux phrases, affichées sur la carte de l’article.',
    Topic: 'Sujet',
    'Named on the card. It also decides what the cover looks like.':
      'Indiqué sur la carte. Il décide aussi de l’aspect de la couverture.',
    Voice: 'Voix',
    'CRM records': 'Fiches du CRM',
    'Data quality, automation': 'Qualité des données, automatisation',
    'Privacy, GDPR': 'Confidentialité, RGPD',
    'Figures, ROI, market': 'Chiffres, ROI, marché',
    'Read time': 'Temps de lecture',
    'In minutes. Left empty, the site counts the words.':
      'En minutes. Sans valeur, le site compte les mots.',
    'Published on': 'Publié le',
    'Shown to readers. The blog lists the newest first.':
      'Affiché aux lecteurs. Le blog montre les plus récents en premier.',
    'When its facts were last checked; shown to readers.':
      'Date de la dernière vérification des faits ; affichée aux lecteurs.',
    'Shown at the top of the article.': 'Affiché en haut de l’article.',
    'The article itself.': 'L’article lui-même.',
    'Related articles': 'Articles liés',
    'Suggested at the end of the article.': 'Proposés à la fin de l’article.',
    'Canonical path': 'Chemin canonique',
    'Only if the original of this text is at another address: /blog/the-original':
      'Seulement si l’original de ce texte est à une autre adresse : /blog/l-original',
    'How the article looks in search results and when it’s shared.':
      'L’apparence de l’article dans les résultats de recherche et quand on le partage.',
  },
  comparisonTable: {
    'One comparison, shown in every section that uses it.':
      'Une comparaison, affichée dans chaque section qui l’utilise.',
    'Not shown: read aloud to people who can’t see the table.':
      'Non affiché : lu à voix haute à qui ne peut pas voir le tableau.',
    'The products compared, ours last.': 'Les produits comparés, le nôtre en dernier.',
    'One per criterion, most decisive first.': 'Une par critère, le plus décisif en premier.',
    Criterion: 'Critère',
    'What is compared.': 'Ce qui est comparé.',
    'One cell per column, in the same order. Start with Yes, No or Depends (Oui, Non, Dépend) to show an icon. Write a figure as {{key}}.':
      'Une cellule par colonne, dans le même ordre. Commencez par Oui, Non ou Dépend (Yes, No, Depends) pour afficher une icône. Écrivez un chiffre sous la forme {{clé}}.',
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
    'One thing the product does, shown in every section that uses it.':
      'Une chose que fait le produit, affichée dans chaque section qui l’utilise.',
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
    ...inFrenchPerLanguage(
      (language) => `On ${language} pages, in this order.`,
      (language) => `Sur les pages en ${language}, dans cet ordre.`,
    ),
    'Product links': 'Liens sur le produit',
    'Comparison links': 'Liens vers les comparatifs',
    'Guide and blog links': 'Liens vers le guide et le blog',
    'Legal links': 'Liens légaux',
    'A column at the bottom of every page.': 'Une colonne en bas de chaque page.',
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
  announcementBar: {
    'Announcement bar': 'Bandeau d’annonce',
    'A line below the header of every page, which goes away by itself.':
      'Une ligne sous l’en-tête de toutes les pages, qui disparaît d’elle-même.',
    'Shown until': 'Affiché jusqu’au',
    'The line goes away then. Of several bars, the one that ends first is shown.':
      'La ligne disparaît alors. De plusieurs bandeaux, celui qui se termine en premier est affiché.',
    Message: 'Message',
    ...inFrenchPerLanguage(
      (language) => `On ${language} pages.`,
      (language) => `Sur les pages en ${language}.`,
    ),
    'A language without a text shows none.': 'Une langue sans texte n’affiche rien.',
    Until: 'Jusqu’au',
    Ended: 'Terminé le',
    'One sentence. Write a figure as {{key}}.':
      'Une phrase. Écrivez un chiffre sous la forme {{clé}}.',
  },
  author: {
    'Someone who writes articles.': 'Une personne qui écrit des articles.',
    'Why readers can trust them, in a few words.':
      'Pourquoi les lecteurs peuvent lui faire confiance, en quelques mots.',
    'Their profile on a professional network.': 'Son profil sur un réseau professionnel.',
  },
  figure: {
    'A number the site claims, written once. Every text that uses it changes with it.':
      'Un nombre que le site annonce, écrit une seule fois. Tous les textes qui l’utilisent changent avec lui.',
    Key: 'Clé',
    'What to type in a text to show it: {{crm-time-saved}}. Lowercase letters, digits and hyphens.':
      'Ce que l’on écrit dans un texte pour l’afficher : {{crm-time-saved}}. Minuscules, chiffres et traits d’union.',
    'Shown beside the number when it stands alone.': 'Affiché à côté du nombre quand il est seul.',
    'No separators or units: each language formats it its own way.':
      'Sans séparateur ni unité : chaque langue l’écrit à sa façon.',
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
    'Sends visitors from one address to another.':
      'Dirige les visiteurs d’une adresse vers une autre.',
    From: 'De',
    'The old address, starting with a slash: /fr/about. When a published page or article changes address, its redirect is created automatically.':
      'L’ancienne adresse, qui commence par une barre oblique : /fr/about. Quand une page ou un article publiés changent d’adresse, leur redirection est créée automatiquement.',
    To: 'Vers',
    'The address of a published page or article, starting with a slash: /fr/a-propos':
      'L’adresse d’une page ou d’un article publiés, qui commence par une barre oblique : /fr/a-propos',
    'Created automatically': 'Créée automatiquement',
    'Created when a page or article moved.':
      'Créée quand une page ou un article a changé d’adresse.',
  },
}
