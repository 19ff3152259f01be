import type { RsaKey } from './rsa-key';

const BLOCK_BYTES = 128;

/**
 * Text of an encrypted request as the back end reads it: base64 (a space counts as `+`) or hex, in blocks of 128
 * bytes, each without its PKCS#1 v1.5 padding, joined and read as UTF-8. Plain integer arithmetic, so that it runs in
 * a browser and in Node alike. Throws `RangeError` if the blocks or their padding are wrong.
 */
export function rsaDecrypt(text: string, key: RsaKey): string {
  const cipher = bytesOf(text);
  if (cipher.length === 0 || cipher.length % BLOCK_BYTES !== 0) throw new RangeError('No whole blocks');
  const plain: number[] = [];
  for (let at = 0; at < cipher.length; at += BLOCK_BYTES) {
    plain.push(...unpadded(decryptBlock(cipher.slice(at, at + BLOCK_BYTES), key)));
  }
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(plain));
}

function bytesOf(text: string): number[] {
  if (/^([0-9a-f]{2})+$/i.test(text))
    return (text.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  return Array.from(atob(text.replaceAll(' ', '+')), (character) => character.charCodeAt(0));
}

function decryptBlock(block: number[], { modulus, privateExponent }: RsaKey): number[] {
  const cipher = block.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let plain = power(cipher, privateExponent, modulus);
  const bytes: number[] = [];
  for (let at = 0; at < BLOCK_BYTES; at += 1) {
    bytes.unshift(Number(plain & 255n));
    plain >>= 8n;
  }
  return bytes;
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let square = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if ((rest & 1n) === 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** What follows `00 02 PS 00`, PS being at least eight bytes that are not zero. */
function unpadded(bytes: number[]): number[] {
  const end = bytes.indexOf(0, 2);
  if (bytes[0] !== 0 || bytes[1] !== 2 || end < 10) throw new RangeError('No PKCS#1 v1.5 padding');
  return bytes.slice(end + 1);
}
