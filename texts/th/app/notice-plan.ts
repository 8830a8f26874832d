import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'คูปองใหม่',
    text: 'คุณได้รับคูปองจากกิจกรรมเพิ่มอีกหนึ่งใบ ใช้กับโฆษณาเท่านั้น',
  },
  'plan-offered': {
    title: 'ข้อเสนอใหม่',
    text: '{product} แผน {plan}: อ่านเงื่อนไขแล้วเลือกว่าจะลงงบหรือไม่ หากคุณไม่ลงงบ จะไม่มีอะไรเกิดขึ้น',
  },
  'terms-changed': {
    title: 'ราคาและเงื่อนไขเปลี่ยนแปลง',
    text: '{setting, select, mediaFee {ค่าธรรมเนียมสื่อ} revenueFee {ค่าธรรมเนียมรายได้} vipFee {ค่าธรรมเนียมรายได้เมื่อเป็น VIP} vipPrice {ราคา VIP หนึ่งเดือน} payoutCost {ค่าธรรมเนียมถอนเงิน} thousandPriceMax {ราคาสูงสุดต่อการแสดงผลหนึ่งพันครั้ง} clickPriceMax {ราคาสูงสุดต่อคลิก} offerDays {ระยะเวลาตัดสินใจรับข้อเสนอ} matchHours {ระยะเวลาหาตำแหน่งโฆษณา} noSupplyHours {ระยะเวลาที่ไม่มีการแสดงผลที่เหมาะสมก่อนแผนสิ้นสุด} escrowEmptyHours {ระยะเวลาที่ไม่มีเงินค่าคอมมิชชันก่อนแผนสิ้นสุด} other {การตั้งค่าอื่น}}: {from} → {to} ตั้งแต่ {date} ข้อเสนอที่คุณมีอยู่แล้วใช้เงื่อนไขที่ดีกว่าสำหรับคุณ และแผนที่ลงงบแล้วไม่เปลี่ยนแปลง',
  },
  'offer-changed': {
    title: 'ข้อเสนอใหม่มีเงื่อนไขต่างไป',
    text: '{product} แผน {plan}: {setting, select, commission {ค่าคอมมิชชันต่อคำสั่งซื้อ} commissionMax {ค่าคอมมิชชันสูงสุดต่อคำสั่งซื้อ} clickWindow {ระยะเวลานับจากคลิกถึงสั่งซื้อ} validate {ระยะเวลานับจากคลิกถึงยืนยันผล} lowest {จำนวนเงินต่ำสุด} highest {จำนวนเงินสูงสุด} other {เงื่อนไขหนึ่ง}}ของข้อเสนอใหม่เปลี่ยนจาก {from} เป็น {to} ข้อเสนอของคุณยังคงเงื่อนไขเดิม และได้รับสิ่งที่ดีขึ้นสำหรับคุณด้วย',
  },
  'plan-copied': {
    title: 'คัดลอกแผนให้คุณแล้ว',
    text: '{product} แผน {plan}: ผู้ดำเนินแผนที่คุณติดตามลงงบแล้ว ระบบลงงบ {amount} จากเงินของคุณในแผนที่คัดลอก ภายในวงเงินที่คุณตั้งไว้',
  },
  'plan-failed': {
    title: 'แผนไม่สำเร็จ',
    text: '{product} แผน {plan}: สิ้นสุดโดยไม่ได้ใช้งบ เราคืนเงิน {amount} เต็มจำนวนแล้ว',
  },
  'plan-first-impression': {
    title: 'การแสดงผลครั้งแรก',
    text: '{product} แผน {plan}: โฆษณาของคุณแสดงเป็นครั้งแรก',
  },
  'plan-first-click': {
    title: 'การคลิกครั้งแรก',
    text: '{product} แผน {plan}: มีคนคลิกโฆษณาของคุณเป็นครั้งแรก',
  },
  'plan-first-order': {
    title: 'คำสั่งซื้อแรก',
    text: '{product} แผน {plan}: คำสั่งซื้อแรกเข้ามาแล้ว ขณะนี้รอยืนยันผล',
  },
  'plan-slow': {
    title: 'แผนใช้งบช้ากว่าเป้าหมาย',
    text: '{product} แผน {plan}: ใช้งบต่ำกว่าเป้าหมายต่อเนื่อง {hours, number} ชั่วโมง ขณะนี้ใช้ไป {percent} ของที่วางแผนไว้ ส่วนที่ไม่ได้ใช้จะคืนให้คุณ',
  },
  'plan-learning-limited': {
    title: 'การเรียนรู้จำกัด',
    text: '{product} แผน {plan}: {count, plural, other {# คำสั่งซื้อ}}ใน {days, number} วันล่าสุดน้อยเกินกว่าจะเลือกตำแหน่งโฆษณาได้ดี',
  },
  'plan-reversals': {
    title: 'คำสั่งซื้อถูกยกเลิกจำนวนมาก',
    text: '{product} แผน {plan}: ผู้ขายยกเลิก {percent} ของคำสั่งซื้อ คุณคัดค้านได้ทุกรายการ',
  },
  'plan-escrow-low': {
    title: 'แผนหยุดชั่วคราว',
    text: '{product} แผน {plan}: ผู้ขายสำรองเงินค่าคอมมิชชันไว้ไม่พอ แผนจะทำงานต่อเมื่อมีเงินพอ',
  },
  'plan-credited': {
    title: 'คืนเงินสำหรับการเข้าชมที่ไม่ถูกต้อง',
    text: '{product} แผน {plan}: คืนเงิน {amount} สำหรับเหตุการณ์ที่พบภายหลังว่าไม่ถูกต้อง',
  },
  'plan-settled': {
    title: 'สรุปยอดแผนแล้ว',
    text: '{product} แผน {plan}: ผลลัพธ์ส่วนของคุณคือ {amount}',
  },
  'conversion-disputed': {
    title: 'ผู้ขายคัดค้านคำสั่งซื้อ',
    text: '{product} แผน {plan}: ยอด {amount} รอเจ้าหน้าที่สองคนตัดสิน หากไม่ตัดสินภายใน {days, number} วัน คุณจะได้รับยอดนี้',
  },
  'conversion-approved': {
    title: 'ตัดสินคำสั่งซื้อให้คุณแล้ว',
    text: '{product} แผน {plan}: เราจะนับคำสั่งซื้อนี้ คุณจะได้รับ {amount} เว้นแต่ผู้ขายไม่มีเงินสำรองไว้',
  },
  'conversion-unfunded': {
    title: 'นับคำสั่งซื้อ แต่ไม่มีการจ่ายเงิน',
    text: '{product} แผน {plan}: ตัดสินให้คุณแล้ว แต่จ่าย {amount} ไม่ได้ เพราะผู้ขายไม่มีเงินสำรองไว้',
  },
  'conversion-upheld': {
    title: 'ไม่นับคำสั่งซื้อ',
    text: '{product} แผน {plan}: เจ้าหน้าที่ตัดสินไม่จ่าย {amount} ดูเหตุผลได้ในแผน',
  },
  'conversion-clawed-back': {
    title: 'เรียกคืนค่าคอมมิชชันของคำสั่งซื้อ',
    text: '{product} แผน {plan}: จะหัก {amount} จากค่าคอมมิชชันในอนาคตของผู้ขายรายนี้เท่านั้น ส่วนที่เหลือ ณ {date} จะไม่เรียกเก็บอีก',
  },
} as const satisfies Partial<Texts['app']['notice']>;
