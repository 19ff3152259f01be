import { matchPath } from 'react-router-dom';
import { PATTERNS } from '@/shared/routing/paths';
import { withQuery } from '@/shared/routing/with-query';

type Query = Readonly<Record<string, string | undefined>>;
type Param = (name: string) => string | undefined;

const DETAILS = [
  [PATTERNS.lawDetails, 'law'],
  [PATTERNS.newsDetailsDetails, 'news'],
  [PATTERNS.riskCaseDetails, 'riskCase'],
  [PATTERNS.standardDetails, 'standard'],
] as const;

const FIGURES: Readonly<Record<string, (param: Param) => readonly [kind: string, query: Query] | null>> = {
  [PATTERNS.taxOriginSearch]: (param) => {
    const edition = param('to');
    return edition === undefined ? null : ['edition', { edition }];
  },
  [PATTERNS.serviceGuide]: (param) => {
    const [from, to] = [param('from'), param('to')];
    return from === undefined || to === undefined ? null : ['pair', { record: `${to}-${from}` }];
  },
  [PATTERNS.tradeIndex]: (param) => ['indexInput', { country: param('country'), year: param('year') }],
  [PATTERNS.riskCase]: (param) =>
    param('tab') === 'warnings' ? ['riskWarning', { importer: param('importer') }] : null,
  [PATTERNS.about]: (param) => (param('section') === 'data' ? ['source', {}] : null),
};

/**
 * Where staff edit what visitors see at an address: its kind, and the record or the list it is on. Null for an address
 * without one. The address is that of the menu a server begins with: it decides whether the user has this page.
 */
export function consoleAddressAt(
  pathname: string,
  params: URLSearchParams,
): { kind: string; address: string } | null {
  const [kind, query] =
    detailsAt(pathname) ?? FIGURES[pathname]?.((name) => params.get(name) || undefined) ?? [];
  return kind === undefined ? null : { kind, address: withQuery(`/content/${kind}`, query ?? {}) };
}

function detailsAt(pathname: string): readonly [kind: string, query: Query] | null {
  for (const [pattern, kind] of DETAILS) {
    const id = matchPath(pattern, pathname)?.params.id;
    if (id !== undefined) return [kind, { record: decoded(id) }];
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
