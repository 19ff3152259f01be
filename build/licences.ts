/** Licences that only require their notice to be included. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, each by name with a sentence in the README. */
const BY_NAME: Readonly<Record<string, string>> = {
  'react-leaflet': 'Hippocratic-2.1',
  '@react-leaflet/core': 'Hippocratic-2.1',
  '@fortawesome/fontawesome-free': '(CC-BY-4.0 AND OFL-1.1 AND MIT)',
};

/** The licence fields of a `package.json`. */
export interface Licensed {
  name: string;
  /** An SPDX expression. */
  license?: string;
}

/** Why a package may not be shipped, as a sentence; null if it may. */
export function licenceFault({ name, license = '' }: Licensed): string | null {
  if (BY_NAME[name] === license || isAllowed(license)) return null;
  const stated = license === '' ? 'no licence' : `the licence ${license}`;
  return `${name} has ${stated}, which is not in build/licences.ts.`;
}

/** One of several alternatives is enough; all parts of a combination must be allowed. */
function isAllowed(expression: string): boolean {
  const parts = (separator: string) => expression.replaceAll(/[()]/g, '').split(separator);
  if (expression.includes(' AND ')) {
    return !expression.includes(' OR ') && parts(' AND ').every((part) => ALLOWED.has(part));
  }
  return parts(' OR ').some((part) => ALLOWED.has(part));
}
