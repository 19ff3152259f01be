import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CryptoError } from '@/shared/crypto/crypto-error';
import { decryptResponse } from '@/shared/crypto/des-response';
import { encryptRequest } from '@/shared/crypto/rsa-request';
import {
  DES_KEY_HEX,
  DES_VECTOR_2048,
  DES_VECTORS,
  RSA_VECTORS,
  TEST_PRIVATE_KEY,
  TEST_PUBLIC_KEY,
} from '../support/crypto-vectors';
import { rsaBlocks, rsaDecrypt } from '../support/rsa-decrypt';

const encrypted = async (payload: object) => (await encryptRequest(payload, TEST_PUBLIC_KEY)).encryptData;

describe('specification §7: "RSA chunks: 117 bytes to encrypt, 128 to decrypt"', () => {
  it.each(RSA_VECTORS)('the vector of $bytes bytes is read by the same server as ours', async (vector) => {
    expect(rsaDecrypt(vector.encryptData, TEST_PRIVATE_KEY)).toBe(vector.plaintext);
    const encryptData = await encrypted(JSON.parse(vector.plaintext));
    expect(rsaDecrypt(encryptData, TEST_PRIVATE_KEY)).toBe(vector.plaintext);
    expect(Buffer.from(encryptData, 'base64')).toHaveLength(vector.blocks * 128);
  });

  it.each(Array.from({ length: 12 }, (_, index) => 104 + index))(
    'Chinese text across the border of a piece is preserved: %i letters before it',
    async (letters) => {
      const payload = { r: `${'a'.repeat(letters)}${'区域全面经济伙伴关系协定'.repeat(8)}` };
      const encryptData = await encrypted(payload);
      expect(JSON.parse(rsaDecrypt(encryptData, TEST_PRIVATE_KEY))).toEqual(payload);
      for (const block of rsaBlocks(encryptData, TEST_PRIVATE_KEY)) {
        expect(block.length).toBeLessThanOrEqual(117);
        expect(new TextDecoder('utf-8', { fatal: true }).decode(block)).not.toBe('');
      }
    },
  );

  it('any text is preserved, rare characters and emoji too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 120 }), async (text) => {
        const decrypted = rsaDecrypt(await encrypted({ text }), TEST_PRIVATE_KEY);
        expect(JSON.parse(decrypted)).toEqual({ text });
      }),
      { numRuns: 40 },
    );
    expect(JSON.parse(rsaDecrypt(await encrypted({ name: '𠮷田🍜' }), TEST_PRIVATE_KEY))).toEqual({
      name: '𠮷田🍜',
    });
  });

  it('the padding is random: the same payload never looks the same', async () => {
    expect(await encrypted({})).not.toBe(await encrypted({}));
  });

  it.each(['', 'not a key', 'AAAA'])('the public key %j is refused', async (key) => {
    await expect(encryptRequest({}, key)).rejects.toBeInstanceOf(CryptoError);
  });
});

describe('specification §7: "Login responses are decrypted with the public key (block cipher) [...], then parsed as JSON"', () => {
  it('the key is the first 8 bytes of the public key', () => {
    expect(Buffer.from(TEST_PUBLIC_KEY, 'base64').subarray(0, 8).toString('hex')).toBe(DES_KEY_HEX);
  });

  it.each(DES_VECTORS)('$plaintext', async ({ base64, plaintext }) => {
    expect(await decryptResponse(base64, TEST_PUBLIC_KEY)).toEqual(JSON.parse(plaintext));
  });

  it('the vector of a 2048-bit key', async () => {
    const key = Buffer.from(DES_VECTOR_2048.keyHex, 'hex').toString('base64');
    expect(await decryptResponse(DES_VECTOR_2048.base64, key)).toEqual(JSON.parse(DES_VECTOR_2048.plaintext));
  });

  it('answers of every length, as another implementation writes them', async () => {
    const key = Buffer.from(DES_KEY_HEX, 'hex');
    for (let length = 0; length <= 24; length++) {
      const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
      const answer = { msg: '登'.repeat(length) };
      const base64 = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]).toString(
        'base64',
      );
      expect(await decryptResponse(base64, TEST_PUBLIC_KEY)).toEqual(answer);
    }
  });

  it.each(['', 'no base64!', 'AAAA', 'AAAAAAAAAAA=', 'n5iuZOsW8l0An5iuZOsW8l0='])(
    'the answer %j is refused',
    async (answer) => {
      await expect(decryptResponse(answer, TEST_PUBLIC_KEY)).rejects.toBeInstanceOf(CryptoError);
    },
  );
});
