import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'หมวดหมู่',
    category: {
      all: 'ทั้งหมด',
      'system-announcement': 'ประกาศจากระบบ',
      'system-maintenance': 'การบำรุงรักษาระบบ',
      activity: 'กิจกรรม',
    },
    statuses: 'สถานะ',
    status: { all: 'ทั้งหมด', unread: 'ยังไม่ได้อ่าน', read: 'อ่านแล้ว' },
    unreadMark: 'ยังไม่ได้อ่าน',
    times: '{count, plural, other {# ครั้ง}}',
    unreadCount: '{count, plural, =0 {อ่านครบแล้ว} other {ยังไม่ได้อ่าน # รายการ}}',
    markAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
    markFailed: 'ทำเครื่องหมายว่าอ่านแล้วไม่สำเร็จ โปรดลองอีกครั้ง',
    markAllFailed: 'ทำเครื่องหมายทั้งหมดไม่สำเร็จ โปรดลองอีกครั้ง',
    none: {
      first: {
        title: 'ยังไม่มีการแจ้งเตือน',
        text: 'ความเคลื่อนไหวของบัญชีและข่าวจากเครือข่ายจะแสดงที่นี่',
      },
      unread: { title: 'ไม่มีรายการที่ยังไม่ได้อ่าน', text: 'คุณอ่านครบทุกรายการแล้ว' },
    },
    preferences: 'ตั้งค่าการแจ้งเตือน',
    preferencesText: 'การแจ้งเตือนที่ปิดไว้ยังแสดงในรายการ แต่ไม่นับเป็นรายการที่ยังไม่ได้อ่าน',
    topic: {
      security: {
        name: 'ความปลอดภัยของบัญชี',
        text: 'รหัสผ่านและปลายทางการถอนเงิน เปิดไว้เสมอ',
      },
      wallet: {
        name: 'กระเป๋าเงินของคุณ',
        text: 'เงินเข้าและความคืบหน้าของการถอนเงิน เราแจ้งทุกครั้งที่มีเงินออก',
      },
      feedback: { name: 'ความคิดเห็นของคุณ', text: 'เมื่อเราตอบเรื่องที่คุณแจ้ง' },
      chat: { name: 'แชต', text: 'เมื่อฝ่ายบริการลูกค้าตอบคุณ' },
      plan: { name: 'แผนของคุณ', text: 'ความเปลี่ยนแปลงของแผนและคำสั่งซื้อ' },
      'system-announcement': { name: 'ประกาศ', text: 'ข่าวจากเครือข่าย' },
      'system-maintenance': { name: 'การบำรุงรักษา', text: 'กำหนดการปิดปรับปรุงระบบ' },
      activity: { name: 'กิจกรรม', text: 'กิจกรรมที่คุณเข้าร่วมได้' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: 'มีการเปลี่ยนแปลงในบัญชีของคุณ', text: 'เปิดเพื่อดูรายละเอียด' },
  },
  push: {
    title: 'การแจ้งเตือนแบบพุชบนโทรศัพท์นี้',
    text: 'แจ้งเมื่อมีเรื่องใหม่ตามประเภทข้างต้น โดยไม่แสดงจำนวนเงิน อุปกรณ์นี้จะได้รับจนกว่าคุณจะออกจากระบบ เบราว์เซอร์จะขออนุญาตจากคุณ',
    turnOn: 'เปิดบนอุปกรณ์นี้',
    turnOff: 'ปิดบนอุปกรณ์นี้',
    problem: {
      install: 'บน iPhone โปรดเพิ่มแอปลงในหน้าจอโฮมก่อน แล้วเปิดจากที่นั่น',
      unsupported: 'เบราว์เซอร์นี้ไม่รองรับการแจ้งเตือนแบบพุช คุณยังดูทุกอย่างได้ที่กระดิ่ง',
      denied: 'คุณบล็อกการแจ้งเตือนของเว็บไซต์นี้ไว้ อนุญาตได้ในการตั้งค่าเบราว์เซอร์',
      failed: 'บริการพุชของเบราว์เซอร์ไม่ตอบสนอง โปรดลองอีกครั้งภายหลัง',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
