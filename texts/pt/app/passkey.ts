import type { Texts } from '../../kinds.ts';

/** Passkeys: adding, naming and removing them, and what they are offered with. */
export const passkeyWords = {
  passkey: {
    title: 'Chaves de acesso',
    lead: 'Entre com sua digital, seu rosto ou o bloqueio de tela em vez da senha. Uma chave de acesso só funciona aqui, então um site falso não consegue roubá-la.',
    add: 'Adicionar chave de acesso',
    none: {
      hostApp:
        'As chaves de acesso não funcionam dentro de outro app. Abra esta página no navegador para adicionar uma.',
      address:
        'As chaves de acesso precisam de um endereço com nome, e esta página está aberta em {host}. Abra-a pelo nome para adicionar uma.',
      unencrypted:
        'As chaves de acesso precisam de uma conexão criptografada. Abra esta página com https para adicionar uma.',
      browser: 'Este navegador não aceita chaves de acesso. Use outro para adicionar uma.',
    },
    addText:
      'Primeiro, digite sua senha de acesso, para que ninguém adicione uma só com o seu celular.',
    added: 'Chave de acesso adicionada',
    made: 'Adicionada: {date}',
    used: 'Último uso: {date}',
    unused: 'Ainda não usada',
    synced: 'Sincronizada nos seus aparelhos',
    name: 'Nome',
    save: 'Salvar nome',
    saved: 'Nome salvo',
    edit: 'Editar {name}',
    end: 'Remover chave de acesso',
    endTitle: 'Remover “{name}”?',
    endText:
      'Você não poderá mais entrar com ela. Exclua-a também no gerenciador de senhas do aparelho.',
    ended: 'Chave de acesso removida',
    failed: 'Seu aparelho não criou uma chave de acesso. Nada mudou.',
    exists: 'Este aparelho já tem uma chave de acesso da sua conta.',
    offer: 'Entre mais rápido na próxima vez',
    offerText:
      'Com uma chave de acesso, sua digital, seu rosto ou o bloqueio de tela substitui a senha neste aparelho.',
    later: 'Agora não',
    forgot: 'Esqueceu a senha? Use uma chave de acesso',
    setLead:
      'Confirme com uma chave de acesso em vez da senha atual. Todos os aparelhos são desconectados, inclusive este. Só o último usado antes disso ainda pode ver a conta e contestar a mudança. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
    setSubmit: 'Definir com chave de acesso',
    setOld: 'Usar a senha atual',
  },
} as const satisfies Pick<Texts['app'], 'passkey'>;
