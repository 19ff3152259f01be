const CHARACTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
/** The greatest multiple of 62 in a byte; values above it would make the first characters likelier. */
const FAIR = 248;

/** Random letters and digits, 32 by default (specification §9), from the browser's cryptographic source. */
export function randomId(length = 32): string {
  let id = '';
  while (id.length < length) {
    const bytes = crypto.getRandomValues(new Uint8Array(length - id.length));
    for (const byte of bytes) if (byte < FAIR) id += CHARACTERS[byte % CHARACTERS.length];
  }
  return id;
}
