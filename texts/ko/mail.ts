import type { Texts } from '../kinds.ts';

/** What a mail says in Korean. */
export const texts = {
  reset: {
    subject: '{network} 새 로그인 비밀번호',
    text: '{network}의 {username} 계정에 대해 새 로그인 비밀번호가 요청되었습니다. 본인이라면 이 링크로 설정해 주세요. 링크는 {minutes, number}분 동안 한 번만 쓸 수 있습니다.',
    button: '새 비밀번호 설정',
    pause:
      '안전을 위해 이후 {hours, number}시간 동안 출금과 환전이 중지됩니다. 거래 비밀번호는 그대로입니다.',
    notYou:
      '본인이 아니라면 아무것도 하지 않으셔도 됩니다. 이 링크 없이는 아무것도 바뀌지 않습니다. 링크를 다른 사람에게 전달하지 마세요. {network} 직원은 링크를 절대 묻지 않습니다.',
  },
  confirm: {
    subject: '{network} 이메일 주소 확인',
    text: '{network}의 한 계정에 이 이메일 주소가 등록되었습니다. 본인이라면 이 링크로 확인해 주세요. 링크는 {lifeHours, number}시간 동안 한 번만 쓸 수 있습니다.',
    button: '주소 확인',
    notYou:
      '본인이 아니라면 링크를 열지 마세요. 다른 분이 주소를 잘못 입력했을 수 있으며, 링크를 열지 않으면 주소는 확인되지 않습니다.',
  },
  notice: {
    text: '{network} 계정에 관한 안내입니다. 자세한 내용은 앱의 알림에서 확인해 주세요.',
    button: '앱 열기',
    notYou:
      '본인이 아니라면 로그인해 로그인 비밀번호를 변경하거나 앱에서 고객센터에 문의해 주세요.',
  },
} as const satisfies Texts['mail'];
