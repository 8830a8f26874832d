import type { Texts } from '../../kinds.ts';

/** What everyone meets: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'ชุดสาธิต: การเข้าชมเป็นแบบจำลอง SIM เป็นเงินสมมติ',
    retry: 'คำขอไม่สำเร็จ แตะเพื่อโหลดใหม่',
    doneBefore: 'ทำรายการนี้แล้วเมื่อ {date} ไม่มีอะไรถูกทำซ้ำ',
    cancel: 'ยกเลิก',
    close: 'ปิด',
    confirm: 'ยืนยัน',
    loading: 'กำลังโหลด',
  },
  failure: {
    serverError: 'เซิร์ฟเวอร์ขัดข้อง',
    systemError: 'ระบบขัดข้อง',
    error: 'เกิดข้อผิดพลาด',
    offline: 'ไม่มีการเชื่อมต่อ ตรวจสอบเครือข่ายแล้วลองอีกครั้ง',
    outcomeUnknown: 'ไม่มีการเชื่อมต่อ จึงยังไม่ทราบว่าทำรายการสำเร็จหรือไม่ ลองอีกครั้งได้ ไม่มีรายการใดถูกทำซ้ำ',
  },
  header: {
    back: 'กลับ',
    service: 'ฝ่ายบริการลูกค้า',
    language: 'ภาษา',
    notifications: 'การแจ้งเตือน',
    unread: '{count, plural, other {การแจ้งเตือนที่ยังไม่อ่าน # รายการ}}',
    logOut: 'ออกจากระบบ',
  },
  language: {
    title: 'ภาษา',
    search: 'ค้นหา',
    textSize: 'ขนาดตัวอักษร',
    smaller: 'ตัวอักษรเล็กลง',
    larger: 'ตัวอักษรใหญ่ขึ้น',
  },
  logOut: {
    title: 'ออกจากระบบหรือไม่',
    text: 'คุณเข้าสู่ระบบในชื่อ {name} แผนของคุณจะดำเนินต่อไประหว่างที่คุณไม่อยู่',
    confirm: 'ออกจากระบบ',
  },
  service: {
    title: 'ฝ่ายบริการลูกค้า',
    recharge: 'การเติมเงิน',
    channel: 'ฝ่ายบริการลูกค้า {number} - {label}',
    opensOutside: 'เปิด {host} ในหน้าต่างใหม่',
    leaving: 'คุณกำลังออกจาก Reachbook',
    leavingText: 'หน้าต่างใหม่จะเปิดตามที่อยู่นี้ เทียบทีละตัวอักษรกับที่อยู่ที่คุณรู้จัก',
    leavingOpen: 'เปิด {host}',
    none: 'ไม่มีข้อมูล',
    noneText: 'ยังไม่ได้ตั้งช่องทางติดต่อฝ่ายบริการลูกค้า',
    leave: 'ใบแจ้งยอดและการถอนเงิน',
    leaveText: 'คุณยังเข้าถึงประวัติและเงินของคุณได้',
    promise: 'ฝ่ายบริการลูกค้าไม่มีวันขอรหัสผ่านของคุณ และไม่มีวันขอเงินเพื่อปล่อยเงิน',
  },
  screen: {
    register: 'เปิดบัญชี',
    adCenter: 'ศูนย์โฆษณา',
    activities: 'กิจกรรม',
    coupons: 'คูปอง',
    editLoginPassword: 'รหัสผ่านเข้าสู่ระบบ',
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
    notFound: 'ไม่พบหน้านี้',
  },
  login: {
    title: 'เข้าสู่ระบบ',
    lead: 'เครือข่ายโฆษณาที่คุณตรวจสอบได้ทุกตัวเลข',
    username: 'ชื่อผู้ใช้',
    password: 'รหัสผ่าน',
    show: 'แสดงรหัสผ่าน',
    hide: 'ซ่อนรหัสผ่าน',
    submit: 'เข้าสู่ระบบ',
    noAccount: 'ยังไม่มีบัญชี?',
    register: 'เปิดบัญชีด้วยรหัสให้สิทธิ์',
    forgot: 'ลืมรหัสผ่าน? ฝ่ายบริการลูกค้าช่วยคุณได้',
  },
  register: {
    title: 'เปิดบัญชี',
    lead: 'การเปิดบัญชีไม่มีค่าใช้จ่าย ต้องมีรหัสให้สิทธิ์จากเครือข่าย',
    code: 'รหัสให้สิทธิ์',
    codeHint: 'ตัวอักษรและตัวเลขสิบหกตัว เช่น K7QF-2M9T-X4HB-0W6R',
    codeGood: 'จาก {issuer} ใช้ได้ถึง {date}',
    username: 'ชื่อผู้ใช้',
    nickname: 'ชื่อเล่น (ไม่บังคับ)',
    password: 'รหัสผ่าน',
    passwordHint: 'อย่างน้อย {least} ตัวอักษร ใช้หลายคำดีกว่าใช้สัญลักษณ์',
    confirmPassword: 'รหัสผ่านอีกครั้ง',
    email: 'อีเมล',
    phone: 'โทรศัพท์',
    phoneHint: 'พร้อมรหัสประเทศ เช่น +66 2 123 4567',
    submit: 'เปิดบัญชี',
    haveAccount: 'มีบัญชีแล้ว?',
    logIn: 'เข้าสู่ระบบ',
  },
  entry: {
    opening: 'กำลังเปิดบัญชีของคุณ',
    failed: 'เปิดบัญชีของคุณไม่สำเร็จ แตะเพื่อลองอีกครั้ง',
  },
  welcome: {
    title: 'ยินดีต้อนรับ',
    lead: 'เปิดบัญชีด้วยรหัสให้สิทธิ์ที่เครือข่ายให้คุณ ไม่มีค่าใช้จ่าย',
    code: 'รหัสให้สิทธิ์',
    paste: 'วาง',
    check: 'ตรวจสอบรหัส',
    from: 'ออกโดย',
    validUntil: 'ใช้ได้ถึง',
    terms: 'สิ่งที่รหัสนี้ให้',
    open: 'เปิดบัญชี',
    other: 'ใช้รหัสอื่น',
  },
  notFound: {
    title: 'ไม่มีหน้านี้',
    text: 'ที่อยู่อาจพิมพ์ผิด หรือหน้านี้ถูกย้ายไปแล้ว',
    home: 'ไปหน้าแรก',
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
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
