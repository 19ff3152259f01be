import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Persistence } from './persistence';

/** Saves each value as `<name>.json` in a folder; a crash leaves the last whole file. */
export function folderPersistence(folder: string): Persistence {
  const pathOf = (name: string) => join(folder, `${name}.json`);
  return {
    load: async (name) => {
      try {
        return JSON.parse(await readFile(pathOf(name), 'utf8')) as unknown;
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    save: async (name, value) => {
      await mkdir(folder, { recursive: true });
      await writeFile(`${pathOf(name)}.new`, JSON.stringify(value));
      await rename(`${pathOf(name)}.new`, pathOf(name));
    },
    clear: async () => {
      const files = await readdir(folder).catch(() => []);
      const own = files.filter((file) => /^[\w-]+\.json$/.test(file));
      await Promise.all(own.map((file) => rm(join(folder, file))));
    },
  };
}
