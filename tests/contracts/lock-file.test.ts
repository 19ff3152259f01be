import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Locked {
  version: string;
  integrity?: string;
  resolved?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const read = (file: string) => readFileSync(resolve(import.meta.dirname, '../..', file), 'utf8');
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };
const locked = Object.entries(packages).filter(([path]) => path !== '');

describe('L13: the lock file', () => {
  it('has the hash of every package; only programs of other platforms, which no registry at hand has, lack theirs', () => {
    const without = locked.filter(([, { integrity }]) => integrity === undefined);
    const others = without.filter(
      ([, { optional, os, cpu, libc }]) => optional === true && (os ?? cpu ?? libc),
    );
    expect(without.map(([path]) => path)).toEqual(others.map(([path]) => path));
    for (const [path] of without)
      expect(path).toMatch(/^node_modules\/@(oxlint|oxlint-tsgolint|oxc-parser)\//);
  });

  it('names no registry: whichever is configured is asked', () => {
    expect(locked.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
    expect(read('.npmrc')).toContain('omit-lockfile-registry-resolved=true');
  });
});
