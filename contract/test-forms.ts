import type { CardMethod } from '#domain/wallet/card.ts';

/* Forms as they are filled in, right and wrong in one place each. */

export const goodForm = {
  username: 'newcomer',
  nickname: '',
  password: 'a quiet morning',
  confirmPassword: 'a quiet morning',
  email: 'owner@harbour.example',
  phone: '+66 2 123 4567',
  licenseKey: '0000-0000-0000-0000',
};
export const goodChange = {
  oldPassword: 'a quiet morning',
  newPassword: 'a loud evening',
  confirmPassword: 'a loud evening',
};
export const badForms = {
  noUsername: { ...goodForm, username: ' ' },
  noPassword: { ...goodForm, password: '' },
  noConfirm: { ...goodForm, confirmPassword: '' },
  noEmail: { ...goodForm, email: '' },
  noPhone: { ...goodForm, phone: '' },
  noCode: { ...goodForm, licenseKey: '' },
  badEmail: { ...goodForm, email: 'owner at harbour' },
  badPhone: { ...goodForm, phone: '12' },
  differ: { ...goodForm, confirmPassword: 'another morning' },
};
export const badChanges = {
  noOld: { ...goodChange, oldPassword: '' },
  same: { ...goodChange, newPassword: 'a quiet morning', confirmPassword: 'a quiet morning' },
  differ: { ...goodChange, confirmPassword: 'another evening' },
  short: { ...goodChange, newPassword: 'short', confirmPassword: 'short' },
};
export const bank: CardMethod = {
  id: 'bank',
  label: 'Bank',
  kind: 'bank-card',
  fields: [
    { name: 'cardName', required: true },
    { name: 'userName', required: true },
    { name: 'bankAccount', required: true },
    { name: 'mobile', required: true },
    { name: 'bankAddress', required: true },
    { name: 'branchName', required: true },
  ],
};
export const goodCard = {
  cardName: 'Harbour Bank',
  userName: 'Ann Lee',
  bankAccount: '1234567890',
  mobile: '+6621234567',
  bankAddress: '1 Pier Road',
  branchName: 'Pier',
};
export const cardOf = (changed: Partial<typeof goodCard>) =>
  Object.entries({ ...goodCard, ...changed }).map(([field, value]) => ({
    field: field as keyof typeof goodCard,
    value,
  }));
