/** The changes the security pane offers. */
export const TASKS = ['password', 'forgotten', 'email', 'mobile'] as const;
export type Task = (typeof TASKS)[number];

export type AddressKind = 'mobile' | 'email';

/** Proof that the user's identity was checked: valid once, until `validUntilTs` (milliseconds since 1970). */
export interface IdentityProof {
  certificate: string;
  validUntilTs: number;
}

/** Input and progress of one change. It lives with the page and is never stored: it contains passwords. */
export interface TaskDraft {
  step: 'identity' | 'values';
  /** Null: the first address the user has. */
  identityKind: AddressKind | null;
  identityCode: string;
  proof: IdentityProof | null;
  oldPassword: string;
  newPassword: string;
  verifyPassword: string;
  address: string;
  code: string;
}

export const EMPTY_DRAFT: TaskDraft = {
  step: 'identity',
  identityKind: null,
  identityCode: '',
  proof: null,
  oldPassword: '',
  newPassword: '',
  verifyPassword: '',
  address: '',
  code: '',
};

/** How long the back end accepts a certificate. */
export const PROOF_LIFE_MS = 10 * 60_000;

/** True while the proof is valid at the time `now`. */
export const isLive = (proof: IdentityProof | null, now: number): proof is IdentityProof =>
  proof !== null && now < proof.validUntilTs;

/** True if leaving would lose something: a typed value or a checked identity. */
export const isTouched = ({ step: _step, identityKind: _kind, proof, ...typed }: TaskDraft): boolean =>
  proof !== null || Object.values(typed).some((text) => text !== '');
