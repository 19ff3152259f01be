import { setSecondReviewer } from './content/options';
import { clearPersisted } from './content/persistence';
import { resetDb } from './db';
import { systemControls } from './handlers/system/controls';

type Kind = 'string' | 'number' | 'boolean' | 'object';

interface Control {
  /** Names and types of the arguments in their order; over HTTP the names are the keys of the body. */
  takes: Readonly<Record<string, Kind | `${Kind}?`>>;
  run: (...given: never[]) => unknown;
}

/** What can be read and set in the mocks: over HTTP `POST /__control/<name>`, in the browser `mocks.<name>(…)`. */
const controls = {
  codeFor: { takes: { address: 'string' }, run: systemControls.codeFor },
  captchaAnswer: { takes: { uuid: 'string' }, run: systemControls.captchaAnswer },
  rotateKey: { takes: {}, run: systemControls.rotateKey },
  rotateKeyOnce: { takes: {}, run: systemControls.rotateKeyOnce },
  advance: { takes: { ms: 'number' }, run: systemControls.advance },
  limitRates: { takes: { on: 'boolean' }, run: systemControls.limitRates },
  touch: { takes: { table: 'string', id: 'string', fields: 'object?' }, run: systemControls.touch },
  expireTokens: { takes: {}, run: systemControls.expireTokens },
  /** Whether whoever wrote a draft may not publish it; on at the start. */
  secondReviewer: { takes: { on: 'boolean' }, run: setSecondReviewer },
  /** Discards what staff changed, also what was saved: the sample data are back. */
  sampleData: {
    takes: {},
    run: () => {
      resetDb();
      return clearPersisted();
    },
  },
  /** Resets everything, deviations included. */
  reset: { takes: {}, run: resetDb },
} as const satisfies Record<string, Control>;

/** The controls as plain functions, for the browser's console. */
export const controlFunctions = Object.fromEntries(
  Object.entries(controls).map(([name, { run }]) => [name, run]),
) as ControlFunctions;

export type ControlFunctions = { [Name in keyof typeof controls]: (typeof controls)[Name]['run'] };

/**
 * Runs a control with its arguments by name, as in the body of `POST /__control/<name>` (none: `{}`), and returns
 * its result, null for none. Throws `RangeError` with a sentence on an unknown control and on wrong arguments.
 */
export function runControl(name: string, given: unknown): unknown {
  if (!isControlName(name))
    throw new RangeError(`Unknown control "${name}". Known: ${Object.keys(controls).join(', ')}`);
  const { takes, run }: Control = controls[name];
  const values = isRecord(given) ? given : {};
  const fits = Object.entries(takes).every(([key, kind]) => isKind(values[key], kind));
  if (!isRecord(given) || !fits || Object.keys(values).some((key) => !Object.hasOwn(takes, key)))
    throw new RangeError(`${name} takes ${JSON.stringify(takes)}`);
  return run(...(Object.keys(takes).map((key) => values[key]) as never[])) ?? null;
}

function isKind(value: unknown, kind: string): boolean {
  if (value === undefined) return kind.endsWith('?');
  return kind.startsWith('object') ? isRecord(value) : kind.startsWith(typeof value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isControlName(name: string): name is keyof typeof controls {
  return Object.hasOwn(controls, name);
}
