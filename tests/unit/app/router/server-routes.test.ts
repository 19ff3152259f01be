import { describe, expect, it } from 'vitest';
import { ADMIN_ENTRIES } from '@/app/console/pages/console-entries';
import { routeOf } from '@/app/router/server-routes';
import type { MenuEntry } from '@/features/menu/menu';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { mayUse } from '@/features/session/permission';
import { entry } from '../../layouts/console/menu-fixture';

const PAGE = 'views/modules/system/dictManagement/index';
const page = (path: string, rest: Parameters<typeof entry>[2] = {}) =>
  entry(path, path, { component: PAGE, ...rest });
const needing = (...permissions: string[]) => ({ meta: { permissions } });

/** As a user with these roles and permissions sees it. */
const routeFor = (entries: readonly MenuEntry[], path: string, available: readonly string[] = []) =>
  routeOf(entries, path, (permissions) =>
    mayUse({ roles: [], perms: available, isSuperAdmin: false }, permissions),
  );
const leadsTo = (to: string) => ({ kind: 'redirect', to });
const shows = (path: string) => expect.objectContaining({ kind: 'page', pattern: path });

describe('a page of the menu', () => {
  const entries = [
    entry('/system', '系统配置', { children: [page('/system/dict'), page('/system/menu')] }),
    page('/top'),
  ];

  it.each([
    ['/system/dict', '/system/dict'],
    ['/system/dict/', '/system/dict'],
    ['/top', '/top'],
  ])('is found by its exact path: %s', (path, found) => {
    expect(routeFor(entries, path)).toEqual(shows(found));
  });

  it.each(['/system/nowhere', '/system/dict/1', '/nowhere', '/', '/dict', '/SYSTEM/dict'])(
    '§2 "anything else goes to /404": %s',
    (path) => {
      expect(routeFor(entries, path)).toEqual({ kind: 'notFound' });
    },
  );

  it('is found whether its address is encoded or not', () => {
    expect(routeFor([page('/字典')], '/%E5%AD%97%E5%85%B8')).toEqual(shows('/字典'));
  });

  it.each(['/%E0%A4%A', '/system/%'])('an address nobody can decode is none: %s', (path) => {
    expect(routeFor(entries, path)).toEqual({ kind: 'notFound' });
  });

  it('of two with one path the first is meant', () => {
    const twice = [page('/a', { id: 'first' }), page('/a', { id: 'second' })];
    expect(routeFor(twice, '/a')).toMatchObject({ entry: { id: 'first' } });
  });

  it('that is below a shell under the same path is the page', () => {
    const nested = [entry('/dict', '外壳', { id: 'shell', children: [page('/dict', { id: 'page' })] })];
    expect(routeFor(nested, '/dict')).toMatchObject({ kind: 'page', entry: { id: 'page' } });
  });

  it('that is hidden in the menu has its address all the same', () => {
    expect(routeFor([page('/hidden', { isHidden: true })], '/hidden')).toEqual(shows('/hidden'));
  });
});

describe('a pattern such as /detail/:id', () => {
  const entries = [
    page('/detail/:id'),
    entry('/shop', '商城', { children: [page('/shop/goods/:id/edit'), page('/shop/goods/new/edit')] }),
    page('/detail/fixed'),
  ];

  it.each([
    ['/detail/7', '/detail/:id'],
    ['/detail/%E7%A8%8E', '/detail/:id'],
    ['/shop/goods/7/edit', '/shop/goods/:id/edit'],
  ])('%s is found by %s', (path, pattern) => {
    expect(routeFor(entries, path)).toEqual(shows(pattern));
  });

  it.each([
    ['/detail/fixed', '/detail/fixed'],
    ['/shop/goods/new/edit', '/shop/goods/new/edit'],
  ])('exact paths come first: %s', (path, exact) => {
    expect(routeFor(entries, path)).toEqual(shows(exact));
  });

  it.each(['/detail', '/detail/7/8', '/shop/goods/7'])('%s matches none', (path) => {
    expect(routeFor(entries, path)).toEqual({ kind: 'notFound' });
  });

  it('the port of another site is no pattern', () => {
    const link = [entry('https://example.com:8080/', '外链', { component: null })];
    expect(routeFor(link, '/https:/example.com:8080')).toEqual({ kind: 'notFound' });
  });
});

describe('§2 "Layout maps to the shell and EmptyLayout to a bare router view"', () => {
  it('they lead to the first page below them, through any depth', () => {
    const entries = [
      entry('/deve', '开发工具', {
        children: [
          entry('/deve/nested', '嵌套', {
            component: 'EmptyLayout',
            children: [
              entry('/deve/nested/menu1', '嵌套 1', {
                component: 'EmptyLayout',
                children: [page('/deve/nested/menu1/menu1-1')],
              }),
            ],
          }),
          page('/deve/other'),
        ],
      }),
    ];
    for (const path of ['/deve', '/deve/nested', '/deve/nested/menu1'])
      expect(routeFor(entries, path)).toEqual(leadsTo('/deve/nested/menu1/menu1-1'));
    expect(routeFor(entries, '/deve/nested/menu1/menu1-1')).toEqual(shows('/deve/nested/menu1/menu1-1'));
  });

  it('their redirect wins over the first page', () => {
    const entries = [
      entry('/log', '日志', { redirect: '/log/second', children: [page('/log/first'), page('/log/second')] }),
    ];
    expect(routeFor(entries, '/log')).toEqual(leadsTo('/log/second'));
  });

  it('the first page skips what is hidden, forbidden, elsewhere or empty', () => {
    const entries = [
      entry('/a', 'A', {
        children: [
          page('/a/hidden', { isHidden: true }),
          page('/a/admin', needing('admin')),
          entry('https://example.com/', '外链', { component: null }),
          entry('/a/empty', '空', { component: 'EmptyLayout' }),
          page('/a/page'),
        ],
      }),
    ];
    expect(routeFor(entries, '/a')).toEqual(leadsTo('/a/page'));
    expect(routeFor(entries, '/a', ['admin'])).toEqual(leadsTo('/a/admin'));
  });

  it.each(['Layout', 'EmptyLayout', null])(
    '%s without any page below is a page that says so',
    (component) => {
      const empty = entry('/empty', '空', { component });
      expect(routeFor([empty], '/empty')).toEqual({ kind: 'page', entry: empty, pattern: '/empty' });
    },
  );

  it('an entry whose data were wrong is a page that says so', () => {
    const broken = entry('/bad', '坏', { problem: 'malformed' });
    expect(routeFor([broken], '/bad')).toEqual({ kind: 'page', entry: broken, pattern: '/bad' });
    expect(routeFor([entry('/up', '上', { children: [broken] })], '/up')).toEqual(leadsTo('/bad'));
  });
});

describe('§6 "a route shows if it has no permission list or the user holds at least one listed permission"', () => {
  const entries = [
    page('/free'),
    page('/one', needing('system_dict_delete', 'admin')),
    entry('/section', '区', { ...needing('admin'), children: [page('/section/inner')] }),
    page('/moved', { ...needing('admin'), redirect: '/free' }),
    page('/item/:id', needing('admin')),
  ];

  it.each([
    ['/free', [], shows('/free')],
    ['/one', [], { kind: 'forbidden' }],
    ['/one', ['system_dict_select'], { kind: 'forbidden' }],
    ['/one', ['admin'], shows('/one')],
    ['/one', ['system_dict_delete'], shows('/one')],
    ['/section', [], { kind: 'forbidden' }],
    ['/section/inner', [], { kind: 'forbidden' }],
    ['/section/inner', ['admin'], shows('/section/inner')],
    ['/moved', [], { kind: 'forbidden' }],
    ['/moved', ['admin'], leadsTo('/free')],
    ['/item/7', [], { kind: 'forbidden' }],
    ['/item/7', ['admin'], shows('/item/:id')],
  ])('%s for a user who holds %j', (path, available, route) => {
    expect(routeFor(entries, path, available)).toEqual(route);
  });
});

describe("§2 admin routes, the console's own pages", () => {
  const at = (path: string, available: string[] = []) => routeFor(ADMIN_ENTRIES, path, available);

  it.each(['/index', '/toolIndex', '/personal/center', '/personalCenter/personalCenter'])(
    '§6 "carry no permission": %s',
    (path) => {
      expect(at(path)).toEqual(shows(path));
    },
  );

  it('"/personnelManagement: title 配置, needs role admin"', () => {
    expect(at('/personnelManagement')).toEqual({ kind: 'forbidden' });
    expect(at('/personnelManagement', ['admin'])).toEqual(shows('/personnelManagement'));
  });

  it('"/toolIndex: same screen as the admin index"', () => {
    const component = (path: string) => ADMIN_ENTRIES.find((each) => each.path === path)?.component;
    expect(component('/toolIndex')).toBe(component('/index'));
  });

  it('"/index: backend home, pinned", and no other', () => {
    expect(ADMIN_ENTRIES.filter(({ meta }) => meta.affix).map(({ path }) => path)).toEqual(['/index']);
  });
});

describe('a menu of the server as it comes', () => {
  const fromServer = (nodes: unknown[]) => parseMenu(nodes, 'https://rcep.example').entries;

  it('resolves relative paths below their parents', () => {
    const entries = fromServer([
      {
        id: '1',
        path: '/system',
        name: '系统配置',
        component: 'Layout',
        children: [{ id: '2', path: 'dict', name: '字典管理', component: PAGE }],
      },
    ]);
    expect(routeFor(entries, '/system/dict')).toEqual(shows('/system/dict'));
    expect(routeFor(entries, '/system')).toEqual(leadsTo('/system/dict'));
  });

  it('that cannot be understood shows its entries as pages that say so, and nothing loops', () => {
    const loop: { id: string; path: string; name: string; component: string; children: unknown[] } = {
      id: 'loop',
      path: '/loop',
      name: '循环',
      component: 'Layout',
      children: [],
    };
    loop.children.push(loop);
    const entries = fromServer([loop, { id: 'x', path: {}, name: '坏路径', component: 'Layout' }, null, 7]);
    expect(routeFor(entries, '/loop')).toMatchObject({ kind: 'page', entry: { problem: 'cycle' } });
    expect(routeFor(entries, '/menu-x')).toMatchObject({ kind: 'page', entry: { problem: 'malformed' } });
  });

  it('whose redirects go round in a circle leads to a page, never round', () => {
    const entries = fromServer([
      { id: 'a', path: '/a', name: 'A', component: 'Layout', redirect: '/b' },
      { id: 'b', path: '/b', name: 'B', component: 'Layout', redirect: '/a' },
    ]);
    for (const path of ['/a', '/b']) expect(routeFor(entries, path)).toMatchObject({ kind: 'page' });
  });
});

describe('L2: a circle of redirects, over whatever entries, ends at the entry itself', () => {
  const frame = (path: string, rest: Parameters<typeof entry>[2]) =>
    entry(path, path, { component: 'Layout', ...rest });

  it.each<[string, string, readonly MenuEntry[]]>([
    [
      'a redirect to a frame whose first page leads back',
      '/aa',
      [
        page('/aa', { redirect: '/bb' }),
        frame('/bb', { children: [page('/aa', { id: 'again', redirect: '/bb' })] }),
      ],
    ],
    [
      'two frames whose redirects name each other, one encoded',
      '/字',
      [frame('/字', { redirect: '/典' }), frame('/典', { redirect: '/%E5%AD%97' })],
    ],
    ['itself, encoded', '/字', [frame('/字', { redirect: '/%E5%AD%97' })]],
    ['a pattern that leads to an address of its own', '/a/1', [frame('/a/:id', { redirect: '/a/2' })]],
    [
      'patterns that lead to one another',
      '/a/1',
      [frame('/a/:id', { redirect: '/b/1' }), frame('/b/:id', { redirect: '/a/1' })],
    ],
    ['itself, with a slash at the end', '/a', [frame('/a', { redirect: '/a/' })]],
  ])('%s', (_, path, entries) => {
    expect(routeFor(entries, path)).toMatchObject({ kind: 'page' });
  });

  it('what arrives still leads there, also over several and outside of the console', () => {
    const entries = [
      frame('/a', { redirect: '/b' }),
      frame('/b', { redirect: '/c/1' }),
      page('/c/:id'),
      frame('/out', { redirect: '/home/about' }),
    ];
    expect(routeFor(entries, '/a')).toEqual(leadsTo('/b'));
    expect(routeFor(entries, '/b')).toEqual(leadsTo('/c/1'));
    expect(routeFor(entries, '/out')).toEqual(leadsTo('/home/about'));
  });
});
