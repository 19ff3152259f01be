import type { FirstQueries } from '@/shared/api/cache/first-queries';
import type { ConsoleView } from './views';

interface QueriesModule {
  firstQueries: Readonly<Record<string, FirstQueries>>;
}

const MODULES = import.meta.glob<QueriesModule>('/src/pages/console/**/first-queries.ts');

/** What a page of the console requests first; null where it is not declared. */
export async function firstQueriesOf({ name, page }: ConsoleView): Promise<FirstQueries | null> {
  if (page.queries === undefined) return null;
  const module = await MODULES[`/src/pages/${page.queries}.ts`]?.();
  const queries = module?.firstQueries[name];
  if (queries === undefined) throw new Error(`${page.queries} has no queries of ${name}`);
  return queries;
}
