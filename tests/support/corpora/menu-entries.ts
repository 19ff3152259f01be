/** Values that a field of a menu entry should never have, and some that look harmless. */
const PATHS: readonly unknown[] = [
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  '\u200bjavascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'about:blank',
  '//foreign.invalid',
  '/\\foreign.invalid',
  '\\\\foreign.invalid',
  '/\t/foreign.invalid',
  '/%2F/foreign.invalid',
  '///foreign.invalid',
  'https://',
  'https://[',
  'http://a b',
  'mailto:',
  'tel:javascript:alert(1)',
  'ws://foreign.invalid',
  'https:javascript:alert(1)',
  '__proto__',
  'constructor',
  '/__proto__/x',
  '../../../..',
  '/a/../../b',
  '/.',
  '..',
  '/a?b',
  '/a#b',
  '/a\nb',
  '/:id/:id',
  '/*',
  '/(x+)+$',
  '',
  ' ',
  '/',
  'x'.repeat(5000),
  '%',
  '%E0%A4%A',
  '\ud800',
  '<img src=x onerror=alert(1)>',
  '${x}',
  '{{x}}',
  '\u202e/nimda',
];
const WRONG: readonly unknown[] = [
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  true,
  [],
  ['/a'],
  {},
  { toString: 'x' },
  () => '/a',
  Symbol('x'),
  1n,
];
const TYPES = ['1', '2', '3', '4', 'x'];

/** Entries of a server's menu that try to lead elsewhere, to pollute, to loop or to break what reads them. */
export function hostileEntries(): unknown[] {
  const byType = TYPES.flatMap((type) =>
    PATHS.map((path, at) => ({ id: `${type}-${at}`, type, path, name: 'x', component: 'Layout' })),
  );
  const wrongFields = [
    'id',
    'path',
    'name',
    'component',
    'redirect',
    'meta',
    'children',
    'hidden',
    'type',
  ].flatMap((field) =>
    WRONG.map((value, at) => ({ id: `${field}-${at}`, path: `/${field}/${at}`, name: 'x', [field]: value })),
  );
  const redirects = PATHS.map((redirect, at) => ({ id: `r-${at}`, path: `/r/${at}`, name: 'x', redirect }));
  const active = PATHS.map((activeMenu, at) => ({
    id: `m-${at}`,
    path: `/m/${at}`,
    name: 'x',
    meta: { activeMenu, title: 'x' },
  }));
  return [...byType, ...wrongFields, ...redirects, ...active, ...shapes(), ...WRONG];
}

function shapes(): unknown[] {
  const cycle: Record<string, unknown> = { id: 'cycle', path: '/cycle', name: 'x' };
  cycle['children'] = [cycle];
  let deep: Record<string, unknown> = { id: 'd', path: 'd', name: 'x' };
  for (let level = 0; level < 5000; level += 1)
    deep = { id: `d${level}`, path: 'd', name: 'x', children: [deep] };
  const polluting = JSON.parse(
    '{"id":"p","path":"/p","name":"x","__proto__":{"polluted":1},"meta":{"__proto__":{"polluted":1}}}',
  ) as unknown;
  return [cycle, deep, polluting, { ...(polluting as object), constructor: { prototype: { polluted: 1 } } }];
}
