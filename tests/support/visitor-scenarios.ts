import type { ScenarioName } from '../../mocks/scenarios';

/**
 * What a visitor of a public page meets in a scenario: every section that asks fails; nothing is found; lists are
 * long; nothing has come yet; a stale token is refused; or nothing at all, for the reason that is given.
 */
type Meeting = 'fails' | 'empty' | 'many' | 'waits' | 'refused' | { untouched: string };

const MENU = 'Only the menu of the signed-in user is changed, which the console alone reads.';
const USER = 'Only the user behind a token is changed, of which a public page shows no more than the name.';

/** Every scenario of the mock server, placed. */
export const MEETINGS: Readonly<Record<ScenarioName, Meeting>> = {
  'server-error': 'fails',
  'http-500': 'fails',
  'http-502': 'fails',
  offline: 'fails',
  'malformed-json': 'fails',
  'malformed-envelope': 'fails',
  'malformed-data': 'fails',
  'rate-limited': 'fails',
  'permission-missing': 'fails',
  empty: 'empty',
  'many-rows': 'many',
  timeout: 'waits',
  slow: 'waits',
  'very-slow': 'waits',
  'long-index': 'waits',
  'token-expired': 'refused',
  'no-permission': 'refused',
  'row-locked': { untouched: 'Only writes are refused, and a public page writes nothing.' },
  'menu-empty': { untouched: MENU },
  'menu-malformed': { untouched: MENU },
  'menu-large': { untouched: MENU },
  'menu-deep': { untouched: MENU },
  'menu-cyclic': { untouched: MENU },
  'menu-unknown-component': { untouched: MENU },
  'user-info-empty': { untouched: USER },
  'user-info-no-roles': { untouched: USER },
  'perms-empty': { untouched: USER },
  'large-graph': { untouched: 'Only the graph of standards is longer, which a test of its own draws.' },
  'login-without-token': {
    untouched: 'Only the answer to a login is changed, which the sign-in page shows.',
  },
};

/** The scenarios in which a visitor meets `meeting`. */
export const scenariosIn = (meeting: Extract<Meeting, string> | 'untouched'): ScenarioName[] =>
  (Object.keys(MEETINGS) as ScenarioName[]).filter((name) => {
    const placed = MEETINGS[name];
    return typeof placed === 'string' ? placed === meeting : meeting === 'untouched';
  });
