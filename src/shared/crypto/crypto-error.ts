/** A payload could not be encrypted or a response not decrypted; `cause` is the original, if any. */
export class CryptoError extends Error {
  override readonly name = 'CryptoError';
}
