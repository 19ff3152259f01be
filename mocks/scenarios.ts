import { table } from './db';

/** Named deviations of the mock server, one sentence each; `name` or `name:part-of-the-address` enables one. */
export const scenarios = {
  'token-expired': 'Every call that carries a token is answered with code 402.',
  'no-permission': 'Every call that carries a token is answered with code 401.',
  'permission-missing': 'Every call is answered with code 100210, the permission of the method is missing.',
  'row-locked':
    'Every call that saves or deletes a row is answered with code 10100, somebody else changed it.',
  'server-error': 'Every call is answered with code -1.',
  'rate-limited': 'Every call is answered with code 10700, too many calls.',
  'http-500': 'Every call is answered with HTTP 500 and an envelope of code -1.',
  'http-502': 'Every call is answered with HTTP 502 and a page of a gateway.',
  timeout: 'No call is ever answered.',
  offline: 'Every call fails as without a network.',
  'malformed-json': 'Every call is answered with a text that is cut off in the middle of its JSON.',
  'malformed-envelope': 'Every call is answered with JSON that has no code.',
  'malformed-data': 'Every call is answered with success and data that break their schema.',
  empty: 'Every list in an answer is empty.',
  'many-rows':
    'Every list of records of the portal and of the console has its rows so often, as sample data, that there are 10,000 of them.',
  'large-graph': 'The graph of standards has 1,000 standards and 3,000 relations of sample data.',
  slow: 'Every answer comes after 3 seconds.',
  'very-slow': 'Every answer comes after 25 seconds, later than the time limit of a plain call.',
  'long-index': 'The index calculation answers after 30 seconds, within its own time limit.',
  'menu-empty': 'The menu of the signed-in user has no entry.',
  'menu-malformed': 'The menu holds entries with wrong types and missing fields in front of the good ones.',
  'menu-large': 'The menu has 1,000 entries, 20 groups of 49 pages.',
  'menu-deep': 'The menu has one more entry, with ten levels.',
  'menu-cyclic':
    'The menu has two more entries in which ids of their own ancestors return, level after level.',
  'menu-unknown-component': 'The menu has one more entry, whose pages name components that no console has.',
  'user-info-empty': 'The call for the signed-in user succeeds without data.',
  'user-info-no-roles': 'The signed-in user comes without the list of roles.',
  'perms-empty': 'The signed-in user holds no permission.',
  'login-without-token': 'A login succeeds with an answer in which there is no token.',
} as const;

export type ScenarioName = keyof typeof scenarios;

/** A deviation, and the part of the address it is limited to (empty: all calls). */
export interface ActiveScenario {
  name: ScenarioName;
  fragment: string;
}

const active = table((): ActiveScenario | null => null);

export function currentScenario(): ActiveScenario | null {
  return active.value;
}

/**
 * Enables a deviation (`name` or `name:fragment`), or disables it with an empty text or null. Throws on an unknown
 * name.
 */
export function setScenario(text: string | null): void {
  active.value = parseScenario(text);
}

/** Reads `name` or `name:fragment`; null for an empty text. Throws `RangeError` naming the known ones. */
export function parseScenario(text: string | null): ActiveScenario | null {
  if (text === null || text === '') return null;
  const [name = '', ...rest] = text.split(':');
  if (!isScenarioName(name)) {
    throw new RangeError(`Unknown scenario "${name}". Known: ${Object.keys(scenarios).join(', ')}`);
  }
  return { name, fragment: rest.join(':') };
}

function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
