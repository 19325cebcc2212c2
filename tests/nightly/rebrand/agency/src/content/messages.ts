import { site } from './site.ts'

export const messages = {
  skip: 'Aller au contenu',
  home: 'Accueil',
  menu: { label: 'Principal', open: 'Ouvrir le menu', close: 'Fermer le menu' },
  newTab: '(nouvel onglet)',
  comingSoon: 'Bientôt',
  theme: { label: 'Couleurs', system: 'Système', light: 'Clair', dark: 'Sombre' },
  motion: {
    on: 'Mouvement : oui',
    off: 'Mouvement : non',
    pause: 'Arrêter l’animation',
    play: 'Lancer l’animation',
  },
  offline: {
    ready: 'Enregistré. Ce site s’ouvre désormais sans connexion.',
    saved: 'Gardé hors ligne',
    sparing: 'Gardé hors ligne. Les photos le sont une fois vues, pour ménager vos données.',
    saving: 'Enregistrement…',
    failed: 'Non gardé hors ligne : la place manque, ou le navigateur refuse.',
    lost: 'Vous êtes hors ligne. Ces pages restent lisibles.',
    lostUnsaved: 'Vous êtes hors ligne. D’ici là, des pages peuvent manquer.',
    retry: 'Réessayer',
  },
  needsConnection: {
    booking: 'Réserver demande une connexion. En attendant, appelez le',
    sites: 'Vous êtes hors ligne : ces sites s’ouvriront plus tard.',
  },
  install: {
    offer: `Gardez ${site.brand} sur l’écran d’accueil.`,
    install: 'Installer',
    later: 'Plus tard',
    steps: {
      tap: 'Touchez',
      share: 'Partager',
      choose: 'Choisissez',
      add: 'Sur l’écran d’accueil',
      confirm: 'Ajouter',
    },
    done: 'Compris',
  },
  update: { ready: 'Une autre version est prête.', reload: 'Recharger', later: 'Plus tard' },
  ok: 'Bien',
  reset: {
    heading: 'Effacer la copie',
    working: 'Ce que ce site garde sur cet appareil s’efface… La suite s’affiche ici.',
    gone: 'Tout ce que ce site gardait sur cet appareil est parti.',
    left: 'Il en reste. Fermez les autres onglets de ce site, puis rechargez cette page.',
  },
  notFound: {
    code: '404',
    heading: 'Page introuvable',
    note: 'Plus de balise par ici, seulement la mer.',
    home: 'Revenir à l’accueil',
    reset: 'Quelque chose cloche ? Effacer la copie gardée ici.',
  },
} as const
