import {
  checkOwnEmailCode,
  checkOwnMobileCode,
  createEmailCode,
  createMobileCode,
  createOwnEmailCode,
  createOwnMobileCode,
} from '@/features/verification-codes/verification-codes-api';
import type { AddressKind } from './security-drafts';

/** The purpose of an identity code in the API: "1", a signed-in user. */
const IDENTITY = '1';

/** Sends a code to the user's own registered address. */
export const createOwnCode = (kind: AddressKind) =>
  kind === 'mobile' ? createOwnMobileCode(IDENTITY) : createOwnEmailCode(IDENTITY);

/** Exchanges that code for a certificate: valid once, for ten minutes. */
export const checkOwnCode = (kind: AddressKind, code: string): Promise<string> =>
  kind === 'mobile' ? checkOwnMobileCode(code, IDENTITY) : checkOwnEmailCode(code, IDENTITY);

/** Sends a code to the user's new address. */
export const createNewAddressCode = (kind: AddressKind, address: string) =>
  kind === 'mobile' ? createMobileCode(address, IDENTITY) : createEmailCode(address, IDENTITY);
