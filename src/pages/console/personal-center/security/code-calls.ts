import {
  checkOwnEmailCode,
  checkOwnMobileCode,
  createEmailCode,
  createMobileCode,
  createOwnEmailCode,
  createOwnMobileCode,
} from '@/features/verification-codes/verification-codes-api';
import type { AddressKind } from './security-drafts';

/** What an identity code is for, in the words of the calls: "1", somebody who is signed in. */
const IDENTITY = '1';

/** Sends a code to the user's own registered address. */
export const createOwnCode = (kind: AddressKind) =>
  kind === 'mobile' ? createOwnMobileCode(IDENTITY) : createOwnEmailCode(IDENTITY);

/** Exchanges that code for a certificate: good once, for ten minutes. */
export const checkOwnCode = (kind: AddressKind, code: string): Promise<string> =>
  kind === 'mobile' ? checkOwnMobileCode(code, IDENTITY) : checkOwnEmailCode(code, IDENTITY);

/** Sends a code to the address that shall become the user's. */
export const createNewAddressCode = (kind: AddressKind, address: string) =>
  kind === 'mobile' ? createMobileCode(address, IDENTITY) : createEmailCode(address, IDENTITY);
