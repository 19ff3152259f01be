/** A remote-controlled browser. */
export interface Engine {
  name: string;
  version: string;
  /** Loads an address and waits for the page's own load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function inside the page and returns its result, as JSON. */
  run: <Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** Errors and warnings of the console, uncaught errors and failed requests since the start. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The source of a call of `inPage`, to evaluate inside a page. */
export function callText(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  // tsx wraps functions in a helper for their names, which pages do not have.
  return `((__name) => (${inPage.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')}))((named) => named)`;
}

/** Packages of Debian that the smoke test needs, with the program of each. */
export const PACKAGES = [
  { name: 'firefox-esr', program: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', program: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', program: '/usr/bin/Xvfb' },
] as const;

/** The program in a package. */
export const programOf = (name: (typeof PACKAGES)[number]['name']): string =>
  PACKAGES.find((each) => each.name === name)?.program ?? name;
