import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'เวอร์ชันทดลอง: การเข้าชมเป็นการจำลอง SIM เป็นเงินสมมติ',
    publicReport: 'รายงานสาธารณะ',
    retry: 'โหลดไม่สำเร็จ แตะเพื่อลองใหม่',
    cancel: 'ยกเลิก',
    close: 'ปิด',
    confirm: 'ยืนยัน',
    loading: 'กำลังโหลด',
    more: 'แสดงเพิ่ม',
    end: 'แสดงครบแล้ว',
    noneFiltered: 'ไม่มีรายการที่ตรงกัน',
    rounding: 'การปัดเศษ',
    roundingOf: 'การปัดเศษ {amount}',
  },
  failure: {
    serverError: 'เซิร์ฟเวอร์ขัดข้อง',
    systemError: 'ระบบขัดข้อง',
    error: 'เกิดข้อผิดพลาด',
    offline: 'ไม่มีการเชื่อมต่ออินเทอร์เน็ต โปรดตรวจสอบแล้วลองอีกครั้ง',
  },
  header: {
    back: 'กลับ',
    service: 'ฝ่ายบริการลูกค้า',
    language: 'ภาษา',
    notifications: 'การแจ้งเตือน',
    unread: '{count, plural, other {การแจ้งเตือนที่ยังไม่ได้อ่าน # รายการ}}',
    logOut: 'ออกจากระบบ',
  },
  language: {
    title: 'ภาษา',
    search: 'ค้นหา',
    textSize: 'ขนาดตัวอักษร',
    smaller: 'ย่อตัวอักษร',
    larger: 'ขยายตัวอักษร',
  },
  logOut: {
    title: 'ต้องการออกจากระบบหรือไม่',
    text: 'คุณเข้าสู่ระบบในชื่อ {name} แผนของคุณจะทำงานต่อแม้คุณออกจากระบบ',
    confirm: 'ออกจากระบบ',
  },
  service: {
    title: 'ฝ่ายบริการลูกค้า',
    recharge: 'การเติมเงิน',
    channel: 'ฝ่ายบริการลูกค้า {number} - {label}',
    afterLogin: 'เปิดได้หลังเข้าสู่ระบบ',
    opensOutside: 'เปิด {host} ในหน้าต่างใหม่',
    leaving: 'คุณกำลังออกจาก Reachbook',
    leavingText: 'ที่อยู่เว็บนี้จะเปิดในหน้าต่างใหม่ โปรดตรวจทีละตัวอักษรว่าตรงกับที่อยู่เว็บที่คุณรู้จัก',
    leavingOpen: 'เปิด {host}',
    none: 'ไม่มีข้อมูล',
    noneText: 'เครือข่ายยังไม่ได้เปิดช่องทางติดต่อฝ่ายบริการลูกค้า',
    leave: 'ใบแจ้งยอดและการถอนเงิน',
    leaveText: 'คุณยังดูประวัติและถอนเงินได้',
    promise: 'ฝ่ายบริการลูกค้าจะไม่ขอรหัสผ่านของคุณ และจะไม่ขอให้คุณจ่ายเงินเพื่อปลดล็อกการถอนเงิน',
  },
  screen: {
    integrity: 'รายงานสาธารณะ',
    register: 'เปิดบัญชี',
    adCenter: 'ศูนย์โฆษณา',
    activities: 'กิจกรรม',
    coupons: 'คูปอง',
    editLoginPassword: 'การเข้าสู่ระบบและความปลอดภัย',
    editPayPassword: 'รหัสผ่านธุรกรรม',
    feedback: 'ความคิดเห็น',
    level: 'ระดับร้าน',
    operated: 'ติดตามแผน',
    question: 'คำถาม',
    questions: 'คำถามและกฎ',
    plan: 'แผน',
    planDetail: 'แผน',
    product: 'สินค้า',
    wallet: 'กระเป๋าเงิน',
    bindCard: 'บัตรหรือที่อยู่วอลเล็ต',
    exchange: 'แลกเงินตราต่างประเทศ',
    setPassword: 'รหัสผ่านธุรกรรม',
    notifications: 'การแจ้งเตือน',
    customer: 'ฝ่ายบริการลูกค้า',
    more: 'เพิ่มเติม',
    notFound: 'ไม่พบหน้านี้',
  },
  login: {
    title: 'เข้าสู่ระบบ',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    show: 'แสดงรหัสผ่าน',
    hide: 'ซ่อนรหัสผ่าน',
    submit: 'เข้าสู่ระบบ',
    passkey: 'ใช้พาสคีย์',
    register: 'เปิดบัญชีด้วยรหัสให้สิทธิ์',
    forgot: 'ลืมรหัสผ่าน?',
  },
  moneyWay: {
    sentence: 'คุณจ่ายค่าโฆษณาให้ร้านค้า และได้ค่าคอมมิชชันจากทุกคำสั่งซื้อ หากไม่มีใครสั่งซื้อ ค่าโฆษณาที่ใช้ไปจะไม่ได้คืน',
    picture: 'เงินของคุณจ่ายให้หน้าเว็บที่แสดงโฆษณา ผู้คนไปที่ร้านจากหน้านั้น และร้านจ่ายค่าคอมมิชชันเมื่อมีคนสั่งซื้อ',
    you: 'คุณ',
    put: 'งบที่ลง',
    pages: 'หน้าเว็บที่แสดงโฆษณา',
    people: 'ผู้คน',
    shop: 'ร้านค้า',
    commission: 'ค่าคอมมิชชัน หากมีคนสั่งซื้อ',
  },
  register: {
    title: 'เปิดบัญชี',
    lead: 'เปิดบัญชีฟรี โดยใช้รหัสให้สิทธิ์จากเครือข่าย',
    code: 'รหัสให้สิทธิ์',
    codeHint: 'ตัวอักษรและตัวเลข 16 ตัว เช่น K7QF-2M9T-X4HB-0W6R',
    codeGood: 'จาก {issuer} ใช้ได้ถึง {date}',
    username: 'ชื่อผู้ใช้',
    nickname: 'ชื่อที่แสดง (ไม่บังคับ)',
    password: 'รหัสผ่าน',
    passwordHint: 'อย่างน้อย {least} ตัวอักษร ใช้หลายคำต่อกันปลอดภัยกว่าใช้สัญลักษณ์',
    confirmPassword: 'ยืนยันรหัสผ่าน',
    email: 'อีเมล',
    phone: 'หมายเลขโทรศัพท์',
    phoneHint: 'ใส่รหัสประเทศด้วย เช่น +66 2 123 4567',
    submit: 'เปิดบัญชี',
    haveAccount: 'มีบัญชีแล้ว?',
    logIn: 'เข้าสู่ระบบ',
  },
  entry: {
    opening: 'กำลังเปิดบัญชีของคุณ',
  },
  welcome: {
    title: 'ยินดีต้อนรับ',
    lead: 'เปิดบัญชีฟรีด้วยรหัสให้สิทธิ์ที่เครือข่ายให้คุณ',
    code: 'รหัสให้สิทธิ์',
    paste: 'วาง',
    check: 'ตรวจสอบรหัส',
    from: 'ออกโดย',
    validUntil: 'ใช้ได้ถึง',
    terms: 'สิ่งที่คุณจะได้รับ',
    standardTerms: 'เปิดบัญชีได้หนึ่งบัญชีโดยไม่มีค่าใช้จ่าย',
    open: 'เปิดบัญชี',
    other: 'ใช้รหัสอื่น',
  },
  notFound: {
    title: 'ไม่พบหน้านี้',
    text: 'อาจพิมพ์ที่อยู่เว็บผิด หรือหน้านี้ย้ายไปที่อื่นแล้ว',
    home: 'ไปที่หน้าแรก',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
