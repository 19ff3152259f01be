/** A browser that is driven from outside. */
export interface Engine {
  name: string;
  version: string;
  /** Loads an address and waits for the page's own load event. */
  open: (url: string) => Promise<void>;
  /** Runs a function inside the page and gives back what it returns, as JSON. */
  run: <Args extends unknown[], Answer>(inPage: (...args: Args) => Answer, ...args: Args) => Promise<Answer>;
  /** Errors and warnings of the console, uncaught errors and failed requests since the start. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The text of a call of `inPage`, to be evaluated inside a page. */
export function callText(inPage: (...args: never[]) => unknown, args: readonly unknown[]): string {
  // tsx marks the names of functions with a helper that no page has.
  return `((__name) => (${inPage.toString()})(${args.map((arg) => JSON.stringify(arg)).join(', ')}))((named) => named)`;
}

/** Packages of Debian that the smoke test needs, with the program each brings. */
export const PACKAGES = [
  { name: 'firefox-esr', program: '/usr/bin/firefox-esr' },
  { name: 'webkit2gtk-driver', program: '/usr/bin/WebKitWebDriver' },
  { name: 'xvfb', program: '/usr/bin/Xvfb' },
] as const;

/** The program that a package brings. */
export const programOf = (name: (typeof PACKAGES)[number]['name']): string =>
  PACKAGES.find((each) => each.name === name)?.program ?? name;
