import type { Texts } from '../../kinds.ts';

/** Texts of the ways back into an account. */
export const recoveryWords = {
  forgot: {
    title: '비밀번호를 잊으셨나요?',
    lead: '다시 로그인할 방법을 선택해 주세요.',
    passkey: '패스키 사용하기',
    passkeyText: '이 기기 또는 패스키를 설정한 다른 기기에서 비밀번호 없이 로그인합니다',
    noPause: '출금은 중지되지 않습니다',
    mail: '이메일 링크',
    mailText: '계정의 확인된 이메일 주소로 보냅니다',
    service: '고객센터',
    serviceText: '다른 방법이 안 될 때 이용하세요. 먼저 본인인지 확인합니다',
    serviceClosed:
      '로그인하기 전에는 여기에서 문의할 수 없습니다. 승인 코드를 준 분에게 당사에 연락해 달라고 부탁하세요. 본인임이 확인되면 직원이 새 비밀번호를 설정할 수 있는 링크를 만들 수 있습니다.',
    serviceDemo:
      '이 데모에서는 로그인하기 전에 문의할 수 없습니다. 새 비밀번호를 설정하는 링크는 데모를 시작한 사람에게 요청하세요.',
    pause: '이후 {hours, number}시간 동안 출금과 환전이 중지됩니다',
    payPassword:
      '거래 비밀번호는 그대로입니다. 거래 비밀번호도 잊으셨다면 {days, number}일 후 직원의 승인을 받아 새로 설정할 수 있습니다.',
    mailLead:
      '계정의 확인된 이메일 주소로 링크를 보냅니다. 링크는 {minutes, number}분 동안 한 번만 쓸 수 있습니다.',
    mailSubmit: '링크 보내기',
    mailSent: '이메일을 확인해 주세요',
    mailSentText:
      '{username} 계정이 있고 이메일 주소가 확인되었다면 해당 주소로 링크를 보냅니다. 몇 분 걸릴 수 있습니다. 스팸함도 확인해 주세요.',
  },
  email: {
    title: '이메일 주소',
    done: '이메일 주소가 확인되었습니다',
    doneText:
      '로그인 비밀번호를 잊으면 새 비밀번호를 설정하는 링크를 이 주소로 보내 드릴 수 있습니다.',
    confirmed: '이메일 주소 확인됨',
    unconfirmed:
      '아직 확인되지 않았습니다. 확인되기 전에는 로그인 비밀번호를 잊어도 이 주소로 링크를 보낼 수 없습니다.',
    again: '링크 다시 보내기',
  },
} as const satisfies Pick<Texts['app'], 'email' | 'forgot'>;
