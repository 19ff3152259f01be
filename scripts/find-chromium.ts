import { existsSync } from 'node:fs';

/** The system's Chromium: `CHROMIUM_PATH` if set, else the first of the usual places. Throws if there is none. */
export function findChromium(): string {
  const wanted = process.env['CHROMIUM_PATH'];
  const found = (wanted ? [wanted] : USUAL_PLACES).find((path) => existsSync(path));
  if (found === undefined)
    throw new Error(
      `No Chromium at ${wanted ?? 'the usual places'}: run scripts/setup.sh, or set CHROMIUM_PATH.`,
    );
  return found;
}

/** The first is the headless shell of the same browser. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Flags for a browser without display, sandbox or background traffic. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
