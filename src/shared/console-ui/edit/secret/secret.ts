import { firstProblem, maxBytes, pattern, required } from '@/shared/validation/rules';
import type { FieldRule } from '@/shared/validation/rules';

/** A password while it is typed: stored here and nowhere else. */
export interface Secret {
  read: () => string;
  write: (text: string) => void;
}

/** An empty secret. */
export function createSecret(): Secret {
  let available = '';
  return {
    read: () => available,
    write: (text) => {
      available = text;
    },
  };
}

/** The rules of a new password (code 9821), applied to the stored secret. */
export function secretRules(secret: Secret): readonly FieldRule[] {
  const ofSecret: FieldRule = () =>
    firstProblem(secret.read(), [required, pattern('securityPassword'), maxBytes(50)]);
  return [required, ofSecret];
}
