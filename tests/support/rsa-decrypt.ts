import { constants, createPrivateKey, privateDecrypt } from 'node:crypto';

const BLOCK_BYTES = 128;

/** The blocks of an encrypted request as the server reads them: raw RSA, then `00 02 PS 00` stripped from each. */
export function rsaBlocks(encryptData: string, privateKeyPkcs8Base64: string): Buffer[] {
  const key = createPrivateKey({
    key: Buffer.from(privateKeyPkcs8Base64, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const bytes = Buffer.from(encryptData, 'base64');
  if (bytes.length % BLOCK_BYTES !== 0) throw new Error(`${bytes.length} bytes are no whole blocks`);
  return Array.from({ length: bytes.length / BLOCK_BYTES }, (_, index) => {
    const block = bytes.subarray(index * BLOCK_BYTES, (index + 1) * BLOCK_BYTES);
    const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, block);
    if (padded[0] !== 0 || padded[1] !== 2) throw new Error('The block has no PKCS#1 v1.5 padding');
    return padded.subarray(padded.indexOf(0, 2) + 1);
  });
}

/** The text of an encrypted request. */
export function rsaDecrypt(encryptData: string, privateKeyPkcs8Base64: string): string {
  return Buffer.concat(rsaBlocks(encryptData, privateKeyPkcs8Base64)).toString('utf8');
}
