import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'Activez JavaScript dans votre navigateur pour utiliser cette application.',
  ad: {
    linkInvalid: 'Ce lien ne mène nulle part.',
    adMissing: 'Nous ne trouvons pas cette annonce.',
    later: 'Réessayez dans un instant.',
  },
  merchantKey: {
    title: 'Clé de postback',
    heading: 'Votre clé de postback',
    lead: 'Ce lien affiche une nouvelle clé pour signer les postbacks. Il fonctionne une seule fois, et uniquement avec le mot secret qui vous a été remis séparément. L’équipe du réseau ne voit jamais la clé.',
    word: 'Mot secret',
    show: 'Afficher la clé une fois',
    shownFor: 'Pour {merchant}. Conservez-la maintenant : elle ne pourra plus être affichée.',
    address: 'Où signaler les commandes',
    keyId: 'ID de la clé',
    secret: 'Secret de la clé',
    invalid:
      'Ce lien n’est plus valable, ou le mot secret ne lui correspond pas. Demandez-en un nouveau au réseau. Si vous ne l’avez jamais ouvert vous-même, signalez-le : quelqu’un d’autre l’a peut-être fait.',
    tooMany: 'Trop d’essais. Patientez un peu, puis ouvrez à nouveau le lien.',
  },
  personalData: {
    about: 'Tout ce que {network} sait du partenaire {partner}, au {time}.',
    data: '{folder} : un fichier par type de données, en JSON. Les montants sont en millionièmes de la devise et les heures en UTC. Les mots de passe et les clés n’y figurent pas ; des mots de passe, nous ne conservons que des empreintes.',
    openCards: '{file} contient les données de vos cartes et adresses de portefeuille.',
    closedCards:
      'Les cartes et adresses de portefeuille ne sont désignées que par leurs derniers caractères.',
    images: '{folder} : les images que vous avez envoyées.',
    check:
      'Vous pouvez vérifier les écritures de votre portefeuille avec le fichier de contrôle d’un relevé.',
  },
};
