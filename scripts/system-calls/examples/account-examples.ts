import type { SystemExample } from './example';

/** A number and an address that no sample user has. */
const FREE_MOBILE = '13800000099';
const FREE_EMAIL = 'new@example.com';

const ENCRYPTED_TOKEN = '<token, encrypted>';

/** Sign-in, sign-up, and codes to any address. */
export const accountExamples: Readonly<Record<string, SystemExample>> = {
  publicKey: {},
  failedAttemptCount: { query: { username: 'editor' } },
  login: {
    body: { principal: 'editor', password: '<password>', verificationCode: '', uuid: '', loginFrom: '0' },
    shown: ENCRYPTED_TOKEN,
    refused: { 100203: { body: { password: '<wrong password>' } } },
  },
  loginByCode: {
    first: [{ operation: 'createEmailCode', body: { email: 'editor@example.com', type: '0' } }],
    body: { principal: 'editor@example.com', verificationCode: '<code>', loginFrom: '0' },
    shown: ENCRYPTED_TOKEN,
    refused: { 12100: { body: { verificationCode: '000000' } } },
  },
  logout: {},
  createEmailCode: {
    body: { email: FREE_EMAIL, type: '1' },
    refused: { 12099: { first: [{ operation: 'createEmailCode' }] } },
  },
  createMobileCode: {
    body: { mobile: FREE_MOBILE, type: '1' },
    refused: { 12099: { first: [{ operation: 'createMobileCode' }] } },
  },
  register: {
    first: [{ operation: 'createMobileCode' }],
    body: {
      username: 'staff99',
      mobile: FREE_MOBILE,
      verificationCode: '<code>',
      password: '<password>',
    },
    refused: { 20300: { body: { username: 'editor' } } },
  },
  adList: {},
};
