/** In French, what the sections of pages say, by type. */
export const sectionWords = {
  hero: {
    Hero: 'Bannière principale',
    'The first screen of a page: what the product is, and what proves it.':
      'Le premier écran d’une page : ce qu’est le produit, et ce qui le prouve.',
    'The promise of the page. It is its only main heading.':
      'La promesse de la page. C’est son seul titre principal.',
    'Two short proofs under the title.': 'Deux courtes preuves sous le titre.',
    Card: 'Carte',
    'What it does.': 'Ce que fait le produit.',
    'One sentence. Write a figure as {{key}}.':
      'Une phrase. Écrivez un chiffre sous la forme {{clé}}.',
    'Badge or example': 'Badge ou exemple',
    'A few words set apart: a badge, or something a rep would say.':
      'Quelques mots à part : un badge, ou ce que dirait un commercial.',
    Scene: 'Scène',
    'What a rep says and what the CRM record holds afterwards.':
      'Ce que dit un commercial, et ce que contient ensuite la fiche du CRM.',
    'What the rep says. Names and amounts in [brackets] turn into tokens.':
      'Ce que dit le commercial. Les noms et les montants entre [crochets] deviennent des jetons.',
    Record: 'Fiche',
    'The kind of record that is written.': 'La nature de la fiche qui est écrite.',
    Fields: 'Champs',
    'What is written into the record, in this order.':
      'Ce qui est écrit dans la fiche, dans cet ordre.',
    Field: 'Champ',
    'As the CRM names it.': 'Tel que le CRM le nomme.',
    Value: 'Valeur',
    'What is written into it.': 'Ce qui y est écrit.',
    Footnote: 'Note de bas',
    'The time it took. Write a figure as {{key}}.':
      'Le temps que cela a pris. Écrivez un chiffre sous la forme {{clé}}.',
  },
  pageHeader: {
    'Page header': 'En-tête de page',
    'The top of a page that is not the home page.':
      'Le haut d’une page qui n’est pas la page d’accueil.',
    'The promise of the page. It is its main heading.':
      'La promesse de la page. C’est son titre principal.',
    Breadcrumb: 'Fil d’Ariane',
    'Shows the way from the home page.': 'Montre le chemin depuis la page d’accueil.',
    'For legal pages; shown under the title.': 'Pour les pages légales ; affichée sous le titre.',
  },
  badges: {
    Badges: 'Badges',
    'Who vouches for the product, in one line.': 'Qui se porte garant du produit, en une ligne.',
    'Read to people who cannot see the badges.':
      'Lu aux personnes qui ne peuvent pas voir les badges.',
    'Who vouches.': 'Qui se porte garant.',
    'For what.': 'De quoi.',
  },
  demo: {
    Demo: 'Démo',
    'A sentence of a rep becomes changes of a CRM record, before the eyes of the visitor.':
      'La phrase d’un commercial modifie une fiche du CRM, sous les yeux du visiteur.',
    Sentences: 'Phrases',
    'What a visitor may pick. Put names and amounts in [brackets].':
      'Ce qu’un visiteur peut choisir. Mettez les noms et les montants entre [crochets].',
    'Put what a language model must not see in [brackets].':
      'Mettez entre [crochets] ce qu’un modèle de langage ne doit pas voir.',
    CRM: 'CRM',
    'Whose record is shown.': 'Celui dont la fiche est affichée.',
    Salesforce: 'Salesforce',
    HubSpot: 'HubSpot',
  },
  roiCalculator: {
    'What CRM entry costs a team, and what it would save.':
      'Ce que la saisie dans le CRM coûte à une équipe, et ce qu’elle économiserait.',
    Variant: 'Variante',
    'The home page also asks for the cost that the visitor knows; the article does not.':
      'La page d’accueil demande aussi le coût que le visiteur connaît ; pas l’article.',
    'Home page': 'Page d’accueil',
  },
  founder: {
    Founder: 'Fondateur',
    'Who made the product, and what they know of the problem.':
      'Qui a créé le produit, et ce que cette personne connaît du problème.',
    'Why they made it.': 'Pourquoi cette personne l’a créé.',
    Portrait: 'Portrait',
    'Cropped to a square around the focus.': 'Recadré en carré autour du point d’intérêt.',
    'Leads to a professional profile.': 'Mène à un profil professionnel.',
    Numbers: 'Nombres',
    'Three, each with what it counts.': 'Trois, chacun avec ce qu’il compte.',
    'A figure as {{key}}, or a word or two.':
      'Un chiffre sous la forme {{clé}}, ou un mot ou deux.',
  },
  milestones: {
    Milestones: 'Jalons',
    'Where the company is today.': 'Où en est l’entreprise aujourd’hui.',
    'In order of time.': 'Dans l’ordre chronologique.',
    Milestone: 'Jalon',
    'A year or a word.': 'Une année ou un mot.',
  },
  spotlight: {
    Spotlight: 'À la une',
    'One event or programme, with links to who vouches for it.':
      'Un évènement ou un programme, avec des liens vers qui s’en porte garant.',
    'A few words above the heading.': 'Quelques mots au-dessus du titre.',
  },
  whyDifferent: {
    'Why different': 'Nos différences',
    'What sets the product apart: a heading, its arguments, a button.':
      'Ce qui distingue le produit : un titre, des arguments, un bouton.',
  },
  copilot: {
    Copilot: 'Copilote',
    'What the copilot does inside the CRM: a heading, its points, a button.':
      'Ce que fait le copilote dans le CRM : un titre, des arguments, un bouton.',
  },
  steps: {
    Steps: 'Étapes',
    'What happens first, second and third.': 'Ce qui se passe d’abord, ensuite, puis enfin.',
    'In order; the site numbers them.': 'Dans l’ordre ; le site les numérote.',
  },
  capabilities: {
    Capabilities: 'Fonctions',
    'Everything that the product can do, as a ruled list.':
      'Tout ce que sait faire le produit, en liste avec des filets.',
    'The most asked for first.': 'La plus demandée en premier.',
    Capability: 'Fonction',
    'Coming soon': 'Bientôt disponible',
    'Marks what is not there yet.': 'Signale ce qui n’existe pas encore.',
  },
  benefits: {
    Benefits: 'Avantages',
    'What the reader gets, each with an icon.':
      'Ce que le lecteur y gagne, avec une icône pour chacun.',
    'The strongest first.': 'Le plus fort en premier.',
    Benefit: 'Avantage',
  },
  featureGrid: {
    'Feature grid': 'Grille de fonctionnalités',
    'What the product does, card by card. The cards are documents of their own.':
      'Ce que fait le produit, carte par carte. Les cartes sont des documents à part.',
    'Each card is a document of its own: change it there and it changes everywhere.':
      'Chaque carte est un document à part : modifiez-la dans ce document et elle change partout.',
  },
  useCases: {
    'Use cases': 'Cas d’usage',
    'Situations of a rep, each with what they would say.':
      'Des situations d’un commercial, chacune avec ce qu’il dirait.',
    'Use case': 'Cas d’usage',
    Example: 'Exemple',
    'What a rep would say.': 'Ce que dirait un commercial.',
  },
  prose: {
    Prose: 'Texte suivi',
    'Plain text under a heading: explanations and legal pages.':
      'Du texte sous un titre : explications et pages légales.',
    'May be empty.': 'Peut rester vide.',
    'The text itself.': 'Le texte lui-même.',
  },
  tip: {
    'One piece of advice, set apart.': 'Un conseil, à part du reste.',
  },
  comparison: {
    Comparison: 'Comparaison',
    'A comparison table with the words around it. The table is a document of its own.':
      'Un tableau comparatif avec les mots qui l’entourent. Le tableau est un document à part.',
  },
  choices: {
    Choices: 'Choix',
    'Which product suits whom, said fairly.': 'Quel produit convient à qui, dit honnêtement.',
    Choice: 'Choix',
  },
  strengths: {
    Strengths: 'Points forts',
    'What each product does well, side by side.': 'Ce que chaque produit fait bien, côte à côte.',
    List: 'Liste',
    'One for each product.': 'Une par produit.',
    'One line each.': 'Une ligne pour chacun.',
  },
  faqList: {
    'Questions and their answers, one under the other. They are documents of their own.':
      'Des questions et leurs réponses, l’une sous l’autre. Ce sont des documents à part.',
  },
  articleList: {
    'Article list': 'Liste d’articles',
    'Every article, the newest first.': 'Tous les articles, les plus récents en premier.',
  },
  relatedPages: {
    'Related pages': 'Pages liées',
    'Where to read on: pages and articles of your choice.':
      'Où poursuivre la lecture : des pages et des articles de votre choix.',
    Pages: 'Pages',
    'Pages and articles, each shown with its own title and description.':
      'Des pages et des articles, chacun affiché avec son titre et sa description.',
  },
  siteSearch: {
    'Site search': 'Recherche sur le site',
    'For the page with the path “search”. The sections under it are shown before somebody searches, and when nothing is found.':
      'Pour la page dont le chemin est « search ». Les sections en dessous s’affichent avant une recherche, et quand rien n’est trouvé.',
  },
  callToAction: {
    'Call to action': 'Appel à l’action',
    'Where every call to action leads: the argument once more, and the form.':
      'Là où mène chaque appel à l’action : l’argument une dernière fois, et le formulaire.',
    Form: 'Formulaire',
    'The demo form asks for a phone number, the waitlist form only offers it.':
      'Le formulaire de démo demande un numéro de téléphone, celui de la liste d’attente ne fait que le proposer.',
    'Book a demo': 'Réserver une démo',
    'Join the waitlist': 'S’inscrire sur la liste d’attente',
    'What happens with the data': 'Ce que deviennent les données',
    'A sentence or two under the button, with links to the terms and the privacy policy.':
      'Une ou deux phrases sous le bouton, avec des liens vers les conditions et la politique de confidentialité.',
  },
  invitation: {
    Invitation: 'Invitation',
    'The next step, in one line.': 'La prochaine étape, en une ligne.',
  },
  contact: {
    Contact: 'Contact',
    'How to reach the company: name, address and mailboxes come from the settings.':
      'Comment joindre l’entreprise : le nom, l’adresse et les e-mails viennent des paramètres.',
  },
  exitPopup: {
    'Exit popup': 'Fenêtre de sortie',
    'A last offer for visitors who are about to leave; shown once a session.':
      'Une dernière offre pour les visiteurs sur le point de partir ; affichée une fois par session.',
    'Leads to the form, filled in for a free trial.':
      'Mène au formulaire, rempli pour un essai gratuit.',
    Decline: 'Refus',
    'What closes the popup.': 'Ce qui ferme la fenêtre.',
  },
}
