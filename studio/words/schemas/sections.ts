/** In French, what the sections of pages say, by type. */
export const sectionWords = {
  hero: {
    Hero: 'Bannière principale',
    'The first screen of a page: what the product is, and what proves it.':
      'Le premier écran d’une page : ce qu’est le produit, et ce qui le prouve.',
    'The page’s promise, and its only main heading.':
      'La promesse de la page, et son seul titre principal.',
    'Two short proofs under the title.': 'Deux courtes preuves sous le titre.',
    Card: 'Carte',
    'What it does.': 'Ce que fait le produit.',
    'One sentence. Write a figure as {{key}}.':
      'Une phrase. Écrivez un chiffre sous la forme {{clé}}.',
    'Badge or example': 'Badge ou exemple',
    'A few words set apart: a badge, or something a rep would say.':
      'Quelques mots à part : un badge, ou ce que dirait un commercial.',
    'What a rep says, and what the CRM record holds afterward.':
      'Ce que dit un commercial, et ce que contient ensuite l’enregistrement du CRM.',
  },
  pageHeader: {
    'Page header': 'En-tête de page',
    'The top of any page except the home page.': 'Le haut de toute page, sauf la page d’accueil.',
    'The page’s promise, and its main heading.': 'La promesse de la page, et son titre principal.',
    Breadcrumb: 'Fil d’Ariane',
    'Shows where the page is on the site.': 'Situe la page dans le site.',
    'For legal pages; shown under the title.': 'Pour les pages légales ; affichée sous le titre.',
    'The product at work. A sentence alone is shown on a phone, a sentence with fields in stages, fields alone as what is compared, ours last, and fields with notes beside the contents of the page.':
      'Le produit à l’œuvre. Une phrase seule s’affiche sur un téléphone, une phrase avec des champs en étapes, des champs seuls comme ce que l’on compare, le nôtre en dernier, et des champs annotés à côté du sommaire de la page.',
  },
  badges: {
    Badges: 'Badges',
    'Who vouches for the product, in one line.': 'Qui se porte garant du produit, en une ligne.',
    'Not shown: read aloud to people who can’t see the badges.':
      'Non affiché : lu à voix haute à qui ne peut pas voir les badges.',
    'The partner, event or program.': 'Le partenaire, l’évènement ou le programme.',
    'What it vouches for.': 'Ce dont il se porte garant.',
  },
  testimonials: {
    Testimonials: 'Témoignages',
    'What customers say, with their names.': 'Ce que disent les clients, avec leur nom.',
    'One is set large; two or three stand side by side.':
      'Un seul s’affiche en grand ; deux ou trois se placent côte à côte.',
    Testimonial: 'Témoignage',
    Quote: 'Citation',
    'Their own words, without quotation marks. Ask before you publish them.':
      'Ses propres mots, sans guillemets. Demandez l’accord de la personne avant de publier.',
    'What they do, and for which company.': 'Ce que fait la personne, et dans quelle entreprise.',
    Portrait: 'Portrait',
    'A photo, cropped to a square around the focus point.':
      'Une photo, recadrée en carré autour du point d’intérêt.',
  },
  logoWall: {
    'Logo wall': 'Mur de logos',
    'The logos of customers or partners, in one color.':
      'Les logos de clients ou de partenaires, en une seule couleur.',
    Logos: 'Logos',
    'Dark on white or on nothing, best as SVG. The description is the company’s name. Ask before you show one.':
      'Sombres, sur fond blanc ou transparent, de préférence en SVG. La description est le nom de l’entreprise. Demandez son accord avant d’afficher un logo.',
  },
  pricing: {
    Pricing: 'Tarifs',
    'The plans side by side, with prices per month and per year.':
      'Les offres côte à côte, avec leur prix au mois et à l’année.',
    Currency: 'Devise',
    'Of all prices in this section.': 'Celle de tous les prix de cette section.',
    'Euro (€)': 'Euro (€)',
    'US dollar ($)': 'Dollar américain ($)',
    'Pound sterling (£)': 'Livre sterling (£)',
    Plans: 'Offres',
    Plan: 'Offre',
    'Smallest first. Two or three work best.':
      'La plus petite d’abord. Deux ou trois, c’est l’idéal.',
    'Sets the plan apart in a few words, such as “For most teams”. One plan at most.':
      'Distingue l’offre en quelques mots, par exemple « Pour la plupart des équipes ». Une seule offre au plus.',
    'Price per month': 'Prix au mois',
    'Empty for a price on request.': 'Vide : prix sur devis.',
    'Price per year': 'Prix à l’année',
    'What a year costs in total. Visitors switch between months and years once a plan has both.':
      'Ce que coûte une année entière. Le visiteur passe du mois à l’année dès qu’une offre a les deux prix.',
    'What’s included': 'Ce qui est compris',
    'One line each.': 'Une ligne chacun.',
    'What paying per year saves': 'L’économie d’un paiement à l’année',
    'A few words beside the switch. Optional.': 'Quelques mots à côté du choix. Facultatif.',
    'What all prices have in common: per person, with or without tax.':
      'Ce que tous les prix ont en commun : par personne, hors taxes ou TTC.',
  },
  demo: {
    Demo: 'Démo',
    'A rep’s sentence updates a CRM record while the visitor watches.':
      'La phrase d’un commercial met à jour un enregistrement du CRM, sous les yeux du visiteur.',
    Sentences: 'Phrases',
    'What visitors can pick from. Put names and amounts in [brackets].':
      'Celles que le visiteur peut choisir. Mettez les noms et les montants entre [crochets].',
    'Put anything the language model must not see in [brackets].':
      'Mettez entre [crochets] ce que le modèle de langage ne doit pas voir.',
    CRM: 'CRM',
    'The CRM whose record is shown.': 'Le CRM dont l’enregistrement est affiché.',
    Salesforce: 'Salesforce',
    HubSpot: 'HubSpot',
    'Before and after': 'Avant et après',
    'Up to three figures, set large below the demo.':
      'Trois chiffres au plus, en grand sous la démo.',
    Gain: 'Gain',
    'What’s gained.': 'Ce qu’on gagne.',
    'Figure before': 'Chiffre d’avant',
    'Written on the bar before. Optional.': 'Écrit sur la barre d’avant. Facultatif.',
    Bar: 'Barre',
    'How long the bar is, in percent of the bar before. Empty for no bars.':
      'Longueur de la barre, en pourcentage de la barre d’avant. Vide : sans barres.',
  },
  roiCalculator: {
    'What CRM entry costs a team, and what it would save.':
      'Ce que la saisie dans le CRM coûte à une équipe, et ce qu’elle économiserait.',
    Variant: 'Variante',
    'On the home page, the calculator also asks for the annual CRM cost; in the article, it doesn’t.':
      'Sur la page d’accueil, le calculateur demande aussi le coût annuel du CRM ; dans l’article, non.',
    'Home page': 'Page d’accueil',
  },
  founder: {
    Founder: 'Fondateur',
    'Who founded the company, and how they know the problem.':
      'Qui a fondé l’entreprise, et d’où cette personne connaît le problème.',
    'Why they built the product.': 'Pourquoi cette personne a créé le produit.',
    Portrait: 'Portrait',
    Quote: 'Citation',
    'A sentence of theirs, set large where there is no portrait.':
      'Une phrase de cette personne, en grand à la place du portrait.',
    'A photo, cropped to a square around the focus point. It replaces the quote.':
      'Une photo, recadrée en carré autour du point d’intérêt. Elle remplace la citation.',
    'Links to a professional profile.': 'Mène à un profil professionnel.',
    Numbers: 'Nombres',
    'Three, each with its label.': 'Trois, chacun avec son libellé.',
    'A figure as {{key}}, or a word or two.':
      'Un chiffre sous la forme {{clé}}, ou un mot ou deux.',
  },
  milestones: {
    Milestones: 'Jalons',
    'Where the company is today.': 'Où en est l’entreprise aujourd’hui.',
    'In chronological order.': 'Dans l’ordre chronologique.',
    Milestone: 'Jalon',
    'A year. Without one, a voice that becomes a record is drawn in its place.':
      'Une année. À défaut, le dessin d’une voix qui devient une fiche prend sa place.',
  },
  spotlight: {
    Spotlight: 'À la une',
    'One event or program, with links to its organizers.':
      'Un évènement ou un programme, avec des liens vers ses organisateurs.',
    'A few words above the heading.': 'Quelques mots au-dessus du titre.',
    Layout: 'Présentation',
    'Choose another one for the next spotlight of a page.':
      'Choisissez-en une autre pour l’encart suivant d’une même page.',
    'Dark band with a drawing': 'Bandeau sombre avec un dessin',
    'Ruled lines, links as a list': 'Lignes réglées, liens en liste',
  },
  whyDifferent: {
    'Why different': 'Nos différences',
    'What sets the product apart: a heading, its arguments, a button.':
      'Ce qui distingue le produit : un titre, des arguments, un bouton.',
  },
  pictureWithText: {
    'Picture with text': 'Image avec texte',
    'A picture beside a heading, a few paragraphs and buttons.':
      'Une image à côté d’un titre, de quelques paragraphes et de boutons.',
    'Two or three short paragraphs, or a list.': 'Deux ou trois courts paragraphes, ou une liste.',
    'Shown in its own shape, next to the text.':
      'Affichée dans ses propres proportions, à côté du texte.',
    'Side of the picture': 'Côté de l’image',
    'On a phone, the picture is below the text.': 'Sur un téléphone, l’image est sous le texte.',
    'On the left': 'À gauche',
    'On the right': 'À droite',
  },
  video: {
    Video: 'Vidéo',
    'A video of ours, or one at another site. Nothing is loaded before the click.':
      'Une vidéo à nous, ou sur un autre site. Rien n’est chargé avant le clic.',
    'Stands for the video until somebody plays it. Cropped to 16:9.':
      'Tient lieu de vidéo jusqu’à la lecture. Recadrée au format 16/9.',
    'An MP4 or WebM file, which plays on the page.':
      'Un fichier MP4 ou WebM, lu sur la page elle-même.',
    Captions: 'Sous-titres',
    'A WebVTT file (.vtt) for people who can’t hear the video.':
      'Un fichier WebVTT (.vtt), pour qui ne peut pas entendre la vidéo.',
    'Instead of a file: where the video is. It opens in a new tab.':
      'À la place d’un fichier : où se trouve la vidéo. Elle s’ouvre dans un nouvel onglet.',
    'Published on': 'Publiée le',
    'The date of the video, for search engines.':
      'La date de la vidéo, pour les moteurs de recherche.',
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
    'Everything the product does, as a ruled list.':
      'Tout ce que fait le produit, en liste avec des filets.',
    'What a change leaves behind, drawn beside the heading.':
      'Ce que laisse une modification, dessiné à côté du titre.',
    'Most requested first.': 'Les plus demandées en premier.',
    Capability: 'Fonction',
    'Coming soon': 'Bientôt disponible',
    'Marks a feature that isn’t available yet.': 'Signale une fonction qui n’existe pas encore.',
  },
  benefits: {
    Benefits: 'Avantages',
    'What the reader gets, each with an icon.':
      'Ce que le lecteur y gagne, avec une icône pour chacun.',
    'Strongest first.': 'Le plus fort en premier.',
    Benefit: 'Avantage',
  },
  featureGrid: {
    'Feature grid': 'Grille de fonctionnalités',
    'What the product does, card by card.': 'Ce que fait le produit, carte par carte.',
    'Each card has its own document: edit it there and it changes everywhere.':
      'Chaque carte a son propre document : modifiez-la dans ce document et elle change partout.',
  },
  useCases: {
    'Use cases': 'Cas d’usage',
    'Situations every rep knows, each with what they’d say.':
      'Des situations que connaît tout commercial, chacune avec ce qu’il dirait.',
    'Use case': 'Cas d’usage',
    Example: 'Exemple',
    'What a rep would say.': 'Ce que dirait un commercial.',
  },
  prose: {
    Prose: 'Texte suivi',
    'Plain text under a heading: explanations and legal pages.':
      'Du texte sous un titre : explications et pages légales.',
    'Optional.': 'Facultatif.',
    'The text itself.': 'Le texte lui-même.',
  },
  tip: {
    'One piece of advice, set apart.': 'Un conseil, à part du reste.',
  },
  comparison: {
    Comparison: 'Comparaison',
    'A comparison table with the text around it.':
      'Un tableau comparatif avec le texte qui l’entoure.',
  },
  choices: {
    Choices: 'Choix',
    'Which product suits whom, stated fairly.': 'Quel produit convient à qui, dit honnêtement.',
    Choice: 'Choix',
  },
  strengths: {
    Strengths: 'Points forts',
    'What each product does well, side by side.': 'Ce que chaque produit fait bien, côte à côte.',
    List: 'Liste',
    'One per product.': 'Une par produit.',
    'One line each.': 'Une ligne pour chacun.',
  },
  faqList: {
    'Questions and answers, one below the other.':
      'Des questions et leurs réponses, l’une sous l’autre.',
  },
  articleList: {
    'Article list': 'Liste d’articles',
    'Every article, newest first.': 'Tous les articles, les plus récents en premier.',
  },
  relatedPages: {
    'Related pages': 'Pages liées',
    'What to read next: pages and articles you choose.':
      'Pour poursuivre la lecture : des pages et des articles de votre choix.',
    Pages: 'Pages',
    'Pages and articles, each shown with its own title and description.':
      'Des pages et des articles, chacun affiché avec son titre et sa description.',
  },
  siteSearch: {
    'Site search': 'Recherche sur le site',
    'For the page with the path “search”. The sections below it show before a search and when nothing is found.':
      'Pour la page dont le chemin est « search ». Les sections en dessous s’affichent avant une recherche, et quand rien n’est trouvé.',
  },
  callToAction: {
    'What happens next': 'La suite',
    'Up to three lines beside the form: what the visitor can expect once it’s sent.':
      'Trois lignes au plus à côté du formulaire : ce qui attend le visiteur après l’envoi.',
    'Who writes back': 'Qui répond',
    'Named below what happens next.': 'Son nom figure sous la suite.',
    'Call to action': 'Appel à l’action',
    'Where every call to action leads: one last argument, and the form.':
      'Là où mène chaque appel à l’action : un dernier argument et le formulaire.',
    Form: 'Formulaire',
    'The phone number is required on the demo form, optional on the waitlist form.':
      'Le numéro de téléphone est obligatoire pour une démo, facultatif pour la liste d’attente.',
    'Book a demo': 'Réserver une démo',
    'Join the waitlist': 'S’inscrire sur la liste d’attente',
    'What happens to the data': 'Ce que deviennent les données',
    'A sentence or two under the button, with links to the terms and the privacy policy.':
      'Une ou deux phrases sous le bouton, avec des liens vers les conditions et la politique de confidentialité.',
  },
  invitation: {
    Invitation: 'Invitation',
    'The next step, in one line.': 'La prochaine étape, en une ligne.',
  },
  contact: {
    Contact: 'Contact',
    'How to reach the company: its name, postal address and email addresses come from Settings.':
      'Comment joindre l’entreprise : son nom, son adresse postale et ses e-mails viennent des Paramètres.',
  },
  exitPopup: {
    'Exit popup': 'Fenêtre de sortie',
    'A last offer for visitors who are about to leave; shown once per session.':
      'Une dernière offre pour les visiteurs sur le point de partir ; affichée une fois par session.',
    'Opens the form with a free-trial request filled in.':
      'Ouvre le formulaire, avec une demande d’essai gratuit déjà écrite.',
    Decline: 'Refus',
    'Closes the popup.': 'Ferme la fenêtre.',
  },
}
