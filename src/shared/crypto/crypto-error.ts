/** A payload could not be encrypted or an answer not decrypted; `cause` is the original, if there is one. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError';
}
