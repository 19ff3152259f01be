import { bytesOf } from './base64';
import { CryptoError } from './crypto-error';

const KEY_BYTES = 8;

/**
 * Decrypts the response of a login (base64) and parses its JSON: DES in ECB mode with PKCS#7 padding, the key being
 * the first 8 bytes of the public key (base64 SPKI). Rejects with `CryptoError`.
 */
export async function decryptResponse(base64: string, publicKeyBase64: string): Promise<unknown> {
  const { default: des } = await import('des.js');
  try {
    const key = bytesOf(publicKeyBase64).subarray(0, KEY_BYTES);
    const cipher = des.DES.create({ type: 'decrypt', key });
    const bytes = [...cipher.update(bytesOf(base64)), ...cipher.final()];
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes)));
  } catch (cause) {
    throw new CryptoError('The answer cannot be decrypted', { cause });
  }
}
