import { describe, expect, it } from 'vitest';
import { hasOwnWords, isCertificateSpent, placeOfFailure } from '@/features/profile/update-failure';
import { BusinessError, NetworkError } from '@/shared/api/client/api-errors';
import zh from '@/shared/i18n/locales/zh/personal.json';

describe('where a refusal is shown', () => {
  it.each([
    [20301, 'oldPassword', false],
    [20302, 'newPassword', false],
    [9821, 'newPassword', false],
    [9812, 'address', false],
    [9813, 'address', false],
    [20317, 'address', false],
    [20318, 'address', false],
    [20319, 'address', true],
    [20320, 'address', true],
    [12098, 'code', false],
    [12099, 'code', false],
    [12100, 'code', true],
    [12201, 'code', true],
    [12203, 'code', true],
    [12097, 'identity', true],
    [10700, 'form', false],
    [-1, 'form', false],
  ] as const)('%d at %s, certificate used up: %s', (code, place, isSpent) => {
    const refusal = new BusinessError(code, 'x');
    expect(placeOfFailure(refusal)).toBe(place);
    expect(isCertificateSpent(refusal)).toBe(isSpent);
    expect(hasOwnWords(code)).toBe(String(code) in zh.refusal);
  });

  it('what is no refusal belongs to the form, and the certificate may still be good', () => {
    expect(placeOfFailure(new NetworkError('offline'))).toBe('form');
    expect(placeOfFailure(null)).toBe('form');
    expect(isCertificateSpent(new NetworkError('offline'))).toBe(false);
  });
});
