import des from 'des.js';

const KEY_BYTES = 8;

/**
 * Encrypts a login answer like the back end: DES in ECB mode with PKCS#7 padding over the UTF-8 text, the key
 * being the first 8 bytes of the public key (base64 SPKI); written as base64.
 */
export function desEncrypt(text: string, publicKey: string): string {
  const key = Array.from(atob(publicKey).slice(0, KEY_BYTES), (character) => character.charCodeAt(0));
  const cipher = des.DES.create({ type: 'encrypt', key });
  const bytes = [...cipher.update(new TextEncoder().encode(text)), ...cipher.final()];
  return btoa(String.fromCharCode(...bytes));
}
