import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Plugin } from 'vite';
import { licenceFault, type Licensed } from './licences';

const FILE = 'THIRD-PARTY-NOTICES.txt';

interface Manifest extends Licensed {
  version: string;
  homepage?: string;
}

/**
 * Writes the notices of all packages whose code, styles or data are in the build. Stops the build at a licence that
 * is not allowed. In place of rollup-plugin-license, which depends on a second bundler.
 */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle() {
      const folders = [...new Set([...this.getModuleIds()].flatMap(packageOf))];
      const packages = folders.map((folder) => ({ folder, manifest: manifestOf(folder) }));
      const faults = packages.flatMap(({ manifest }) => licenceFault(manifest) ?? []);
      if (faults.length > 0) this.error(faults.join('\n'));
      const parts = packages
        .toSorted((one, other) => one.manifest.name.localeCompare(other.manifest.name, 'en'))
        .map(({ folder, manifest }) => noticeOf(folder, manifest));
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: `${INTRODUCTION}\n\n${parts.join(`\n${RULE}\n`)}`,
      });
    },
  };
}

const INTRODUCTION = 'This site contains the following software and data of others.';
const RULE = '-'.repeat(80);

/** The folder of a module's package; null for modules of this project. */
export function packageOf(id: string): string[] {
  // Added by the bundler itself.
  if (id.startsWith('\0vite/')) return [installed('vite')];
  if (id.startsWith('\0rolldown/')) return [installed('rolldown')];
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder === undefined ? [] : [folder];
}

const installed = (name: string) =>
  path.dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

function noticeOf(folder: string, { name, version, license, homepage }: Manifest): string {
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)\b/i.test(file))
    .toSorted()
    .map((file) => ownPart(readFileSync(path.join(folder, file), 'utf8')));
  return [`${name} ${version}`, `Licence: ${license}`, homepage ?? '', ...texts.map((text) => `\n${text}`)]
    .filter((line) => line !== '')
    .join('\n');
}

/** Without notices on a package's own bundled dependencies, which are not in this site. */
const ownPart = (text: string) => text.split(/^# Licenses of bundled/m)[0]?.trim() ?? '';
