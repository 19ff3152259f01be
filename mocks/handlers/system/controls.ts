import { testKeys } from '../../crypto/rsa-key';
import { SUPER_ADMIN_ID } from '../../data/system/users';
import type { BaseRow } from '../../data/system/rows';
import { dropTokens } from '../../tokens';
import { clockText } from './row-writes';
import { resetSystemState, system } from './state';

/** Tables whose rows can be changed concurrently. */
const TOUCHABLE = [
  'users',
  'roles',
  'menus',
  'dicts',
  'dictDetails',
  'orgs',
  'options',
  'tenants',
  'areas',
] as const;

/** What a test or a developer may read and set in the system endpoints. */
export const systemControls = {
  /** The newest code sent to a mobile number or mail address; null when none was sent. */
  codeFor: (address: string): string | null => {
    const sent = [...system().codes].filter(([key]) => key.startsWith(`${address}:`)).map(([, code]) => code);
    return sent.toSorted((a, b) => b.sentAt - a.sentAt)[0]?.code ?? null;
  },
  /** The answer to the captcha image of this uuid; null when none was made. */
  captchaAnswer: (uuid: string): string | null => system().captchas.get(uuid)?.answer ?? null,
  /** Rotates the key pair that is served and decrypts; requests with the old key get 10703. */
  rotateKey: (): void => {
    system().key = system().key === testKeys[0] ? testKeys[1] : testKeys[0];
  },
  /** Like `rotateKey`, but the next request still gets the old key: it rotated between fetch and login. */
  rotateKeyOnce: (): void => {
    system().outdatedKey = system().key;
    systemControls.rotateKey();
  },
  /** Moves the clock of all time limits forward. */
  advance: (milliseconds: number): void => {
    const before = system().now;
    system().now = () => before() + milliseconds;
  },
  /** Ten requests per second and path, one for codes; more get 10700. Off at the start. */
  limitRates: (on: boolean): void => {
    system().rateLimit = on;
  },
  /**
   * Saves a row as another user would: increments its version and writes `fields`, so that the next write with the
   * previous version gets 10100. Returns the row; throws `RangeError` if there is none.
   */
  touch: (tableName: string, id: string, fields: object = {}): BaseRow => {
    const known = TOUCHABLE.find((name) => name === tableName);
    if (known === undefined)
      throw new RangeError(`Unknown table "${tableName}". Known: ${TOUCHABLE.join(', ')}`);
    const row = (system()[known] as BaseRow[]).find((candidate) => candidate.id === id);
    if (row === undefined) throw new RangeError(`No row "${id}" in ${known}`);
    const saved = { version: row.version + 1, updateBy: SUPER_ADMIN_ID, updateTime: clockText() };
    return Object.assign(row, fields, saved);
  },
  /** Every token issued so far is answered with 401, like by a back end that has lost its sessions. */
  expireTokens: (): void => dropTokens(system().now()),
  reset: resetSystemState,
};
