import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './check-tree';

/** The real tree; large data files are checked only by name. */
export function readTree(root: string): Tree {
  const tree = new Map<string, string>();
  for (const folder of ['src', 'mocks', 'tests', 'scripts', 'build']) {
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.startsWith('.')) continue;
      const file = join(entry.parentPath, entry.name);
      const path = file.slice(root.length).replaceAll('\\', '/').replace(/^\//, '');
      tree.set(path, path.startsWith('src/') || /\.tsx?$/.test(path) ? readFileSync(file, 'utf8') : '');
    }
  }
  return tree;
}
