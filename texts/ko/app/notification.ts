import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: '분류',
    category: {
      all: '전체',
      'system-announcement': '공지',
      'system-maintenance': '점검',
      activity: '프로모션',
    },
    statuses: '상태',
    status: { all: '전체', unread: '읽지 않음', read: '읽음' },
    unreadMark: '읽지 않음.',
    times: '{count, plural, other {#번}}',
    unreadCount: '{count, plural, =0 {모두 읽음} other {읽지 않음 #개}}',
    markAll: '모두 읽음으로 표시',
    markFailed: '읽음으로 표시하지 못했습니다. 다시 시도해 주세요.',
    markAllFailed: '모두 읽음으로 표시하지 못했습니다. 다시 시도해 주세요.',
    none: {
      first: {
        title: '아직 알림이 없습니다',
        text: '계정 활동과 네트워크 소식이 이곳에 표시됩니다.',
      },
      unread: { title: '읽지 않은 알림이 없습니다', text: '모든 알림을 확인했습니다.' },
    },
    preferences: '알림 설정',
    preferencesText: '꺼 둔 알림도 목록에는 표시되지만, 읽지 않은 알림으로 세지 않습니다.',
    topic: {
      security: {
        name: '계정 보안',
        text: '비밀번호와 출금처. 항상 켜져 있습니다.',
      },
      wallet: {
        name: '내 지갑',
        text: '입금과 출금 진행 상황. 돈이 나갈 때는 항상 알려 드립니다.',
      },
      feedback: { name: '내 의견', text: '의견에 답변이 등록되었을 때.' },
      chat: { name: '채팅', text: '고객센터에서 답변했을 때.' },
      plan: { name: '내 플랜', text: '플랜과 주문의 변화.' },
      'system-announcement': { name: '공지', text: '네트워크 소식.' },
      'system-maintenance': { name: '점검', text: '예정된 서비스 중단.' },
      activity: { name: '프로모션', text: '참여할 수 있는 프로모션.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: '계정에 변경 사항이 있습니다', text: '열어서 내용을 확인해 주세요.' },
  },
  push: {
    title: '이 휴대폰의 푸시 알림',
    text: '위 종류의 새 소식이 있다는 것만 알리며, 금액은 절대 표시하지 않습니다. 로그아웃할 때까지 이 기기로 전송됩니다. 브라우저에서 권한을 요청합니다.',
    turnOn: '이 기기에서 켜기',
    turnOff: '이 기기에서 끄기',
    problem: {
      install: 'iPhone에서는 먼저 앱을 홈 화면에 추가한 뒤 거기에서 열어 주세요.',
      unsupported:
        '이 브라우저는 푸시 알림을 받을 수 없습니다. 모든 알림은 알림함에서 확인할 수 있습니다.',
      denied: '이 사이트의 알림이 차단되어 있습니다. 브라우저 설정에서 허용할 수 있습니다.',
      failed: '브라우저의 푸시 서비스가 응답하지 않았습니다. 나중에 다시 시도해 주세요.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
