import { testKeys } from '../../../mocks/crypto/rsa-key';
import { DEMO_PASSWORD } from '../../../mocks/data/system/users';
import { system } from '../../../mocks/handlers/system/state';

/** What examples show in place of secrets. Without a code or certificate its place is sent as it is written. */
const placeholders = (): Readonly<Record<string, string | undefined>> => ({
  '<password>': DEMO_PASSWORD,
  '<new password>': 'Bb654321.',
  '<public key>': testKeys[0].publicKey,
  /** The code that was sent last. */
  '<code>': [...system().codes.values()].at(-1)?.code,
  /** The certificate that was issued last. */
  '<certificate>': [...system().certificates.keys()].at(-1),
});

/** A call with the secrets that the mocks have now. */
export const withSecrets = <T extends object>(sent: T): T =>
  replaced(sent, (text) =>
    Object.entries(placeholders()).reduce(
      (filled, [name, value]) => filled.replaceAll(name, value ?? name),
      text,
    ),
  );

/** An answer without secrets. */
export const withoutSecrets = <T extends object>(answer: T): T =>
  replaced(answer, (text) =>
    Object.entries(placeholders()).reduce(
      (shown, [name, value]) => (value === undefined ? shown : shown.replaceAll(value, name)),
      text,
    ),
  );

/** With other texts; no secret has signs that JSON writes differently. */
const replaced = <T extends object>(value: T, replace: (text: string) => string): T =>
  JSON.parse(replace(JSON.stringify(value))) as T;
