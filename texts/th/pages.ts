import type { Texts } from '../kinds.ts';
import { membersWords } from './app/members.ts';
import { shellWords } from './app/shell.ts';

export const texts: Texts['pages'] = {
  installed: {
    description: shellWords.moneyWay.sentence,
    plans: membersWords.nav.plans,
    wallet: membersWords.nav.wallet,
    notifications: shellWords.screen.notifications,
  },
  needsScript: 'เปิดใช้ JavaScript ในเบราว์เซอร์เพื่อใช้งานแอปนี้',
  ad: {
    linkInvalid: 'ลิงก์นี้ใช้ไม่ได้',
    adMissing: 'ไม่พบโฆษณานี้',
    later: 'โปรดลองอีกครั้งในสักครู่',
  },
  merchantKey: {
    title: 'คีย์โพสต์แบ็ก',
    heading: 'คีย์โพสต์แบ็กของคุณ',
    lead: 'ลิงก์นี้แสดงคีย์ใหม่สำหรับลงลายเซ็นดิจิทัลในโพสต์แบ็ก ใช้ได้ครั้งเดียว และต้องใช้คำยืนยันที่คุณได้รับแยกต่างหาก เจ้าหน้าที่ของเครือข่ายไม่เห็นคีย์นี้',
    word: 'คำยืนยัน',
    show: 'แสดงคีย์ครั้งเดียว',
    shownFor: 'สำหรับ {merchant} โปรดเก็บไว้ตอนนี้ เพราะจะแสดงอีกไม่ได้',
    address: 'URL สำหรับรายงานคำสั่งซื้อ',
    keyId: 'ID ของคีย์',
    secret: 'รหัสลับ',
    invalid:
      'ลิงก์นี้ใช้ไม่ได้แล้ว หรือคำยืนยันไม่ตรงกับลิงก์ โปรดขอลิงก์ใหม่จากเครือข่าย หากคุณไม่เคยเปิดลิงก์นี้เอง โปรดแจ้งเครือข่าย เพราะอาจมีผู้อื่นเปิดไปแล้ว',
    tooMany: 'ลองหลายครั้งเกินไป โปรดรอสักครู่แล้วเปิดลิงก์อีกครั้ง',
  },
  personalData: {
    about: 'ข้อมูลทั้งหมดที่ {network} มีเกี่ยวกับพาร์ตเนอร์ {partner} ณ {time}',
    data: '{folder}: หนึ่งไฟล์ต่อข้อมูลหนึ่งชนิด ในรูปแบบ JSON จำนวนเงินเป็นหน่วยหนึ่งในล้านของสกุลเงิน เวลาเป็น UTC ไม่มีรหัสผ่านและคีย์ ส่วนรหัสผ่าน เราเก็บเพียงแฮช',
    openCards: '{file} มีข้อมูลบัตรและที่อยู่วอลเล็ตของคุณ',
    closedCards: 'บัตรและที่อยู่วอลเล็ตระบุเฉพาะอักขระท้ายเท่านั้น',
    images: '{folder}: รูปภาพที่คุณอัปโหลด',
    check: 'ตรวจสอบรายการในกระเป๋าเงินได้ด้วยไฟล์ตรวจสอบของใบแจ้งยอด',
  },
};
