import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: '새 쿠폰',
    text: '프로모션 쿠폰을 한 장 더 받았습니다. 광고에만 사용할 수 있습니다.',
  },
  'plan-offered': {
    title: '새 제안',
    text: '{product}, 플랜 {plan}: 조건을 읽고 집행할지 결정하세요. 직접 집행하지 않으면 아무 일도 일어나지 않습니다.',
  },
  'terms-changed': {
    title: '가격과 조건이 바뀝니다',
    text: '{setting, select, mediaFee {매체 수수료} revenueFee {수익 수수료} vipFee {VIP 수익 수수료} vipPrice {VIP 한 달 가격} payoutCost {출금 수수료} thousandPriceMax {노출 1,000회 최고 가격} clickPriceMax {클릭 1회 최고 가격} offerDays {제안 결정 기간} matchHours {광고 지면을 찾는 기간} noSupplyHours {맞는 노출 없이 플랜이 끝나기까지의 기간} escrowEmptyHours {커미션 자금 없이 플랜이 끝나기까지의 기간} other {다른 설정}}: {from} → {to}, {date}부터. 이미 받은 제안에는 더 유리한 쪽이 적용되고, 집행한 플랜은 바뀌지 않습니다.',
  },
  'offer-changed': {
    title: '새 제안은 조건이 다릅니다',
    text: '{product}, 플랜 {plan}: 새 제안에서 {setting, select, commission {주문당 커미션이} commissionMax {주문당 최대 커미션이} clickWindow {클릭 후 주문 인정 기간이} validate {클릭부터 주문 확정까지의 기간이} lowest {최소 금액이} highest {최대 금액이} other {조건 하나가}} 바뀝니다 ({from} → {to}). 받은 제안은 조건을 그대로 유지하고, 더 유리해진 점만 반영됩니다.',
  },
  'plan-copied': {
    title: '플랜이 복제되었습니다',
    text: '{product}, 플랜 {plan}: 팔로우하는 리드 파트너가 집행하여, 설정한 한도 안에서 {amount} 금액이 집행되었습니다.',
  },
  'plan-failed': {
    title: '플랜 집행에 실패했습니다',
    text: '{product}, 플랜 {plan}: 소진 없이 종료되어 {amount} 전액이 반환되었습니다.',
  },
  'plan-first-impression': {
    title: '첫 노출',
    text: '{product}, 플랜 {plan}: 광고가 처음으로 노출되었습니다.',
  },
  'plan-first-click': {
    title: '첫 클릭',
    text: '{product}, 플랜 {plan}: 광고가 처음으로 클릭되었습니다.',
  },
  'plan-first-order': {
    title: '첫 주문',
    text: '{product}, 플랜 {plan}: 첫 주문이 들어왔습니다. 확정될 때까지는 미확정입니다.',
  },
  'plan-slow': {
    title: '플랜이 목표보다 느립니다',
    text: '{product}, 플랜 {plan}: {hours, number}시간째 목표를 밑돌아 현재까지 목표의 {percent}⁠만 소진했습니다. 소진되지 않은 금액은 반환됩니다.',
  },
  'plan-learning-limited': {
    title: '학습이 제한되었습니다',
    text: '{product}, 플랜 {plan}: 최근 {days, number}일간의 주문 {count, plural, other {#건}}은 광고 지면을 잘 고르기에 너무 적습니다.',
  },
  'plan-reversals': {
    title: '취소된 주문이 많습니다',
    text: '{product}, 플랜 {plan}: 판매사가 주문의 {percent}⁠를 취소했습니다. 주문마다 이의를 제기할 수 있습니다.',
  },
  'plan-escrow-low': {
    title: '플랜이 일시 중지되었습니다',
    text: '{product}, 플랜 {plan}: 커미션을 지급할 판매사의 예치금이 부족합니다. 충분해지면 재개됩니다.',
  },
  'plan-credited': {
    title: '무효 트래픽 비용이 환급되었습니다',
    text: '{product}, 플랜 {plan}: 나중에 무효로 밝혀진 이벤트에 대해 {amount} 환급되었습니다.',
  },
  'plan-settled': {
    title: '플랜이 정산되었습니다',
    text: '{product}, 플랜 {plan}: 본인 손익 {amount}.',
  },
  'conversion-disputed': {
    title: '판매사가 주문에 이의를 제기했습니다',
    text: '{product}, 플랜 {plan}: 직원 두 명이 결정할 때까지 커미션({amount})의 지급이 보류됩니다. {days, number}일 이내에 결정하지 않으면 지급됩니다.',
  },
  'conversion-approved': {
    title: '주문이 인정되었습니다',
    text: '{product}, 플랜 {plan}: 주문이 인정됩니다. 판매사의 예치금이 없는 경우가 아니라면 커미션({amount})이 지급됩니다.',
  },
  'conversion-unfunded': {
    title: '주문은 인정되었지만 지급되지 않습니다',
    text: '{product}, 플랜 {plan}: 주문은 인정되었지만 판매사의 예치금이 없어 커미션({amount})을 지급할 수 없습니다.',
  },
  'conversion-upheld': {
    title: '주문이 인정되지 않았습니다',
    text: '{product}, 플랜 {plan}: 직원이 커미션({amount})을 지급하지 않기로 결정했습니다. 이유는 플랜에서 확인할 수 있습니다.',
  },
  'conversion-clawed-back': {
    title: '주문이 차지백되었습니다',
    text: '{product}, 플랜 {plan}: 해당 금액({amount})은 이 판매사의 이후 커미션에서만 차감됩니다. {date}에 남아 있는 금액은 면제됩니다.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
