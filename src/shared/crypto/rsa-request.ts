import { base64Of, bytesOf } from './base64';
import { CryptoError } from './crypto-error';

/** The body of an encrypted call. */
export interface EncryptedBody {
  encryptData: string;
}

const PIECE_BYTES = 117;

/**
 * Encrypts `payload` as JSON with the public key (base64 SPKI): RSA with PKCS#1 v1.5 padding, in pieces of at most
 * 117 bytes that become 128 bytes each with a 1024-bit key (specification §7), joined and encoded as base64. Rejects
 * with `CryptoError`.
 */
export async function encryptRequest(payload: object, publicKeyBase64: string): Promise<EncryptedBody> {
  // Without a key jsencrypt generates one that nobody can decrypt with.
  if (publicKeyBase64 === '') throw new CryptoError('There is no public key');
  const { JSEncrypt } = await import('jsencrypt');
  const cipher = new JSEncrypt();
  try {
    cipher.setPublicKey(publicKeyBase64);
  } catch (cause) {
    throw new CryptoError('The public key cannot be read', { cause });
  }
  const blocks = splitAtCharacters(asciiBeyondPlane0(JSON.stringify(payload))).map((piece) => {
    const block = cipher.encrypt(piece);
    if (block === false) throw new CryptoError('The payload cannot be encrypted with this public key');
    return bytesOf(block);
  });
  return { encryptData: base64Of(join(blocks)) };
}

/**
 * jsencrypt encodes UTF-8 itself, but each half of a surrogate pair separately: use JSON escapes in ASCII instead.
 */
function asciiBeyondPlane0(json: string): string {
  return json.replace(/[\ud800-\udfff]/g, (half) => `\\u${half.charCodeAt(0).toString(16)}`);
}

/** Pieces of at most 117 UTF-8 bytes; no character is split, since jsencrypt takes text, not bytes. */
function splitAtCharacters(text: string): string[] {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of text) {
    const size = utf8Size(character);
    if (bytes + size > PIECE_BYTES) {
      pieces.push(piece);
      piece = '';
      bytes = 0;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece];
}

function utf8Size(character: string): number {
  const code = character.charCodeAt(0);
  if (code < 0x80) return 1;
  return code < 0x800 ? 2 : 3;
}

function join(blocks: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(blocks.reduce((size, block) => size + block.length, 0));
  let offset = 0;
  for (const block of blocks) {
    joined.set(block, offset);
    offset += block.length;
  }
  return joined;
}
