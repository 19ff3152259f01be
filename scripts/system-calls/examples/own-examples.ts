import type { SystemExample } from './example';

const own = { as: 'editor' } as const;

/** A code is exchanged for a certificate, after it was created. */
const exchanged = (creation: string): SystemExample => ({
  ...own,
  first: [{ operation: creation }],
  path: { type: '1', code: '<code>' },
  refused: { 12100: { path: { code: '000000' } } },
});

const UNKNOWN_TYPE = { 12098: { path: { type: '2' } } };

/** What signed-in users may see and change of themselves. */
export const ownExamples: Readonly<Record<string, SystemExample>> = {
  getProfile: own,
  ownOrgs: own,
  updateSelf: {
    ...own,
    body: { id: '3', username: 'editor', realName: '示例编辑', sign: '示例签名', version: 0 },
    refused: { 20311: { body: { id: '4' } } },
  },
  updateAvatar: {
    ...own,
    body: { imgUrl: 'https://example.com/avatar.png' },
    refused: { 9818: { body: { imgUrl: 'avatar.png' } } },
  },
  upload: { ...own, body: { file: '<file>' }, refused: { [-1]: { body: { file: '' } } } },
  updatePassword: {
    ...own,
    body: {
      oldPassword: '<password>',
      newPassword: '<new password>',
      verifyPassword: '<new password>',
    },
    refused: { 20301: { body: { oldPassword: '<wrong password>' } } },
  },
  createOwnEmailCode: { ...own, path: { type: '1' }, refused: UNKNOWN_TYPE },
  createOwnMobileCode: { ...own, path: { type: '1' }, refused: UNKNOWN_TYPE },
  checkOwnEmailCode: exchanged('createOwnEmailCode'),
  checkOwnMobileCode: exchanged('createOwnMobileCode'),
  updatePasswordByForget: {
    ...own,
    first: [{ operation: 'checkOwnMobileCode' }],
    body: {
      newPassword: '<new password>',
      verifyPassword: '<new password>',
      certificate: '<certificate>',
    },
    // No certificate was issued.
    refused: { 12097: { first: [] } },
  },
  updateEmail: {
    ...own,
    first: [{ operation: 'checkOwnEmailCode' }, { operation: 'createEmailCode' }],
    body: { email: 'new@example.com', verificationCode: '<code>', certificate: '<certificate>' },
    refused: { 20317: { body: { email: 'editor@example.com' } } },
  },
  updateMobile: {
    ...own,
    first: [{ operation: 'checkOwnMobileCode' }, { operation: 'createMobileCode' }],
    body: { mobile: '13800000099', verificationCode: '<code>', certificate: '<certificate>' },
    refused: { 20318: { body: { mobile: '13800000003' } } },
  },
};
