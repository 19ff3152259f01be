import { BusinessError } from '@/shared/api/client/api-errors';

/** The field a refusal belongs to; `form` where it belongs to none. */
export type FailurePlace = 'oldPassword' | 'newPassword' | 'address' | 'code' | 'identity' | 'form';

/** Where to show a refused change of password, email or mobile number (back-end codes). */
export function placeOfFailure(error: unknown): FailurePlace {
  return error instanceof BusinessError && hasOwnWords(error.code) ? PLACES[error.code] : 'form';
}

/** Codes with our own text below `refusal` in the area `personal`; others show the server's text. */
export const hasOwnWords = (code: number): code is keyof typeof PLACES => code in PLACES;

/**
 * True if the server has consumed the certificate by refusing: it does so before checking the code and other users'
 * addresses, and after checking the payload and the user's own address.
 */
export function isCertificateSpent(error: unknown): boolean {
  return error instanceof BusinessError && SPENDING.includes(error.code);
}

const PLACES = {
  20301: 'oldPassword',
  20302: 'newPassword',
  9821: 'newPassword',
  9812: 'address',
  9813: 'address',
  20317: 'address',
  20318: 'address',
  20319: 'address',
  20320: 'address',
  12098: 'code',
  12099: 'code',
  12100: 'code',
  12201: 'code',
  12203: 'code',
  12097: 'identity',
} as const satisfies Readonly<Record<number, FailurePlace>>;

const SPENDING: readonly number[] = [12097, 12100, 12201, 12203, 20319, 20320];
