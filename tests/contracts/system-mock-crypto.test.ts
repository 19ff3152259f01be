import { describe, expect, it } from 'vitest';
import { desEncrypt } from '../../mocks/crypto/des-encrypt';
import { rsaDecrypt } from '../../mocks/crypto/rsa-decrypt';
import { testKeys } from '../../mocks/crypto/rsa-key';
import { DES_VECTORS, RSA_VECTORS, TEST_PUBLIC_KEY } from '../support/crypto-vectors';
import { encrypted } from '../support/system-client';

describe('RSA chunks: 117 bytes to encrypt, 128 to decrypt', () => {
  it.each(RSA_VECTORS)('the mock server reads $plaintext', ({ plaintext, encryptData }) => {
    expect(rsaDecrypt(encryptData, testKeys[0])).toBe(plaintext);
  });

  it('reads hex, and base64 whose plus signs became spaces', () => {
    const { plaintext, encryptData } = RSA_VECTORS[3];
    expect(rsaDecrypt(Buffer.from(encryptData, 'base64').toString('hex'), testKeys[0])).toBe(plaintext);
    expect(encryptData).toContain('+');
    expect(rsaDecrypt(encryptData.replaceAll('+', ' '), testKeys[0])).toBe(plaintext);
  });

  it.each(testKeys.map((key, index) => ({ index, key })))(
    'key $index belongs to its public key',
    async ({ key }) => {
      const { encryptData } = await encrypted({ text: '中文'.repeat(60) }, key.publicKey);
      expect(JSON.parse(rsaDecrypt(encryptData, key))).toEqual({ text: '中文'.repeat(60) });
    },
  );

  it('throws on broken blocks, wrong padding and another key', async () => {
    const { encryptData } = await encrypted({ a: 1 }, testKeys[1].publicKey);
    expect(() => rsaDecrypt(RSA_VECTORS[0].encryptData, testKeys[1])).toThrow(RangeError);
    expect(() => rsaDecrypt(encryptData.slice(0, 100), testKeys[1])).toThrow(RangeError);
    expect(() => rsaDecrypt('', testKeys[1])).toThrow(RangeError);
  });
});

describe('Login responses are decrypted with the public key (block cipher)', () => {
  it.each(DES_VECTORS)('the mock server writes $base64', ({ plaintext, base64 }) => {
    expect(desEncrypt(plaintext, TEST_PUBLIC_KEY)).toBe(base64);
  });
});
