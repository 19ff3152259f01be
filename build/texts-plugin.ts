import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const LOCALES = path.resolve(import.meta.dirname, '../src/shared/i18n/locales');
const VIRTUAL = 'virtual:texts';
const RESOLVED = `\0${VIRTUAL}`;

/**
 * Provides `virtual:texts`, which loads one area's texts in one language. In a build they are JSON files in one
 * folder named after the hash of all, so that no table of names is needed; in development they are modules.
 */
export function texts(): Plugin {
  let isBuild = false;
  return {
    name: 'texts',
    config(_, { command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === VIRTUAL ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      return isBuild ? fetched(textsFolder()) : MODULES;
    },
    generateBundle() {
      for (const [file, source] of textFiles())
        this.emitFile({ type: 'asset', fileName: `${textsFolder()}/${file}`, source });
    },
  };
}

/** The folder of the built texts, below the folder of index.html. */
export function textsFolder(): string {
  const all = textFiles().map(([file, source]) => file + source);
  return `assets/texts-${createHash('sha256').update(all.join('\n')).digest('hex').slice(0, 8)}`;
}

/** `<language>/<area>.json` with its texts, without spaces. */
function textFiles(): [file: string, source: string][] {
  return readdirSync(LOCALES).flatMap((language) =>
    readdirSync(path.join(LOCALES, language)).map((file): [string, string] => {
      const content: unknown = JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8'));
      return [`${language}/${file}`, JSON.stringify(content)];
    }),
  );
}

const fetched = (folder: string) => `
export const textsOf = (language, area) => async () => {
  const answer = await fetch(new URL('${folder}/' + language + '/' + area + '.json', document.baseURI));
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json();
};`;

const MODULES = `
const files = import.meta.glob('/src/shared/i18n/locales/*/*.json', { import: 'default' });
export const textsOf = (language, area) => files['/src/shared/i18n/locales/' + language + '/' + area + '.json'];`;
