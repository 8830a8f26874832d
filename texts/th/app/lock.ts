import type { Texts } from '../../kinds.ts';

/** What covers the app when somebody comes back to it. */
export const lockWords = {
  lock: {
    title: 'ล็อกอยู่',
    text: 'คุณเข้าสู่ระบบในชื่อ {name}',
    digits: 'รหัสผ่านธุรกรรมของคุณ',
    submit: 'ปลดล็อก',
    passkey: 'ปลดล็อกด้วยพาสคีย์',
    offline:
      'ไม่มีการเชื่อมต่ออินเทอร์เน็ต มีเพียงเซิร์ฟเวอร์ของเราที่ตรวจสอบได้ว่าเป็นคุณ แอปจึงล็อกอยู่จนกว่าจะเชื่อมต่ออีกครั้ง หรือคุณจะออกจากระบบก็ได้',
    none: 'คุณยังไม่ได้ตั้งวิธีปลดล็อกแอป โปรดออกจากระบบ แล้วเข้าสู่ระบบอีกครั้งด้วยรหัสผ่าน',
  },
} as const satisfies Pick<Texts['app'], 'lock'>;
