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
  needsScript: 'Ative o JavaScript no navegador para usar este aplicativo.',
  ad: {
    linkInvalid: 'Este link não leva a lugar nenhum.',
    adMissing: 'Não encontramos este anúncio.',
    later: 'Tente de novo daqui a pouco.',
  },
  merchantKey: {
    title: 'Chave de postback',
    heading: 'Sua chave de postback',
    lead: 'Este link mostra uma nova chave para assinar postbacks. Ele funciona uma única vez, e só com a palavra secreta que você recebeu separadamente. A equipe da rede nunca vê a chave.',
    word: 'Palavra secreta',
    show: 'Mostrar a chave uma vez',
    shownFor: 'Para {merchant}. Guarde-a agora: ela não pode ser mostrada de novo.',
    address: 'Onde informar os pedidos',
    keyId: 'ID da chave',
    secret: 'Segredo',
    invalid:
      'Este link não é mais válido, ou a palavra secreta não corresponde a ele. Peça um novo à rede. Se não foi você quem o abriu, avise: outra pessoa pode ter aberto.',
    tooMany: 'Muitas tentativas. Espere um pouco e abra o link de novo.',
  },
  personalData: {
    about: 'Tudo o que {network} sabe sobre o parceiro {partner}, em {time}.',
    data: '{folder}: um arquivo para cada tipo de dado, em JSON. Os valores estão em milionésimos da moeda, e os horários, em UTC. Senhas e chaves não estão incluídas; das senhas, guardamos apenas resumos.',
    openCards: '{file} contém os dados dos seus cartões e endereços de carteira.',
    closedCards: 'Cartões e endereços de carteira aparecem só com os últimos caracteres.',
    images: '{folder}: as imagens que você enviou.',
    check:
      'Você pode conferir os registros da sua carteira com o arquivo de verificação de um extrato.',
  },
};
