import { readdirSync } from 'node:fs';
import type { Endpoint } from '@/shared/api/endpoint';

const SOURCE = new URL('../../src/', import.meta.url);

/** The calls of the client below `system`, and all others that are not of the portal and its content, by path and method. */
export async function systemEndpoints(): Promise<Map<string, { operation: string; endpoint: Endpoint }>> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-schema.ts'))
    .toSorted();
  const modules = await Promise.all(
    files.map((file) => import(new URL(file, SOURCE).pathname) as Promise<Record<string, unknown>>),
  );
  const found = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) =>
      isEndpoint(value) && !/^\/api\/v1\/(portal|content)\//.test(value.path)
        ? [
            [
              `${value.method} ${value.path}`,
              { operation: name.replace(/Endpoint$/, ''), endpoint: value },
            ] as const,
          ]
        : [],
    ),
  );
  // Files of features come first; pages read the same call for fewer fields.
  const first = found.filter(([key], at) => found.findIndex(([other]) => other === key) === at);
  return new Map(first.toSorted(([one], [other]) => (pathIn(one) < pathIn(other) ? -1 : 1)));
}

const pathIn = (key: string): string => key.split(' ')[1] ?? '';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
