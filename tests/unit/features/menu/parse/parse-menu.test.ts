import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '@/features/menu/menu';
import { parseMenu } from '@/features/menu/parse/parse-menu';
import { menuFaults } from '../../../../../mocks/deviations/menu-faults';

const ORIGIN = 'https://console.example';
const parse = (...nodes: unknown[]) => parseMenu(nodes, ORIGIN);
const first = (node: object): MenuEntry => parse({ id: '1', path: '/a', name: 'A', ...node }).entries[0]!;
const kinds = (...nodes: unknown[]) => parse(...nodes).problems.map(({ kind }) => kind);
const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

describe('§2 "each entry: path, component, children, hidden, alwaysShow, redirect, meta {…}"', () => {
  it('reads a tree as the back end sends it', () => {
    const { entries, problems } = parse({
      id: '1',
      parentId: '0',
      order: 3,
      type: '1',
      path: '/system',
      name: '系统配置',
      component: 'Layout',
      redirect: null,
      alwaysShow: '0',
      meta: { title: '系统配置', icon: 'cog' },
      children: [
        {
          id: '2',
          type: '1',
          path: 'menu',
          name: '菜单管理',
          component: 'views/modules/system/menuManagement/index',
          meta: { title: '菜单管理', icon: null },
          children: [],
        },
      ],
    });
    expect(problems).toEqual([]);
    const meta = {
      remixIcon: null,
      badge: null,
      target: null,
      activeMenu: null,
      noKeepAlive: false,
      permissions: [],
      affix: false,
      breadcrumb: true,
    };
    const common = { redirect: null, isHidden: false, isAlwaysShown: false, problem: null };
    expect(entries).toEqual([
      {
        ...common,
        id: '1',
        path: '/system',
        label: { text: '系统配置' },
        component: 'Layout',
        meta: { ...meta, icon: 'cog' },
        children: [
          {
            ...common,
            id: '2',
            path: '/system/menu',
            label: { text: '菜单管理' },
            component: 'views/modules/system/menuManagement/index',
            meta: { ...meta, icon: null },
            children: [],
          },
        ],
      },
    ]);
  });

  it('every field of meta works', () => {
    const { meta } = first({
      meta: {
        remixIcon: 'home-line',
        badge: 'New',
        target: '_blank',
        activeMenu: '/b/',
        noKeepAlive: true,
        permissions: ['admin', 'system_dict_select'],
        affix: '1',
        breadcrumb: false,
      },
    });
    expect(meta).toEqual({
      icon: null,
      remixIcon: 'home-line',
      badge: 'New',
      target: '_blank',
      activeMenu: '/b',
      noKeepAlive: true,
      permissions: ['admin', 'system_dict_select'],
      affix: true,
      breadcrumb: false,
    });
  });

  it.each([
    ['0', false],
    ['1', true],
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['true', true],
    [null, false],
    ['', false],
    [undefined, false],
    ['yes', false],
  ])('hidden and alwaysShow %j mean %j ("0" must not hide)', (value, meaning) => {
    const { isHidden, isAlwaysShown } = first({ hidden: value, alwaysShow: value });
    expect([isHidden, isAlwaysShown]).toEqual([meaning, meaning]);
  });

  it.each([
    [3, '3'],
    ['New', 'New'],
    ['', null],
    [null, null],
    [{}, null],
  ])('badge %j is shown as %j', (badge, shown) => {
    expect(first({ meta: { badge } }).meta.badge).toBe(shown);
  });

  it.each([
    [{ permissions: ['a', 'b'] }, ['a', 'b']],
    [{ permissions: 'a, b' }, ['a', 'b']],
    [{ permissions: null }, []],
    [{ permissions: '' }, []],
    [{ roles: ['admin'] }, ['admin']],
    [{ permissions: ['a'], roles: ['admin'] }, ['a', 'admin']],
  ])('permissions of %j: %j', (meta, permissions) => {
    expect(first({ meta }).meta.permissions).toEqual(permissions);
  });

  it.each([
    ['noRedirect', null],
    ['/b', '/b'],
    ['b', '/b'],
    ['/a', null],
    ['https://x.example', null],
    ['javascript:alert(1)', null],
  ])('redirect %s: %j', (redirect, target) => {
    expect(first({ redirect }).redirect).toBe(target);
  });

  it('the title stands for the name and the name for the title; a number is text', () => {
    expect(first({ meta: { title: '标题' } }).label).toEqual({ text: '标题' });
    expect(first({}).label).toEqual({ text: 'A' });
    expect(parse({ path: 404 }).entries[0]).toMatchObject({ path: '/404', label: { text: '404' } });
  });
});

describe('addresses: "Path = path.resolve(parent, child); external used verbatim"', () => {
  const below = (path: unknown, node: object = {}) =>
    parse({ id: '1', path: '/org', name: 'O', children: [{ id: '2', name: 'C', path, ...node }] }).entries[0]!
      .children[0]!;

  it.each([
    ['user', '/org/user'],
    ['user/', '/org/user'],
    ['./user', '/org/user'],
    ['../user', '/user'],
    ['../../../user', '/user'],
    ['/user', '/user'],
    ['//evil.example/x', '/evil.example/x'],
    ['a/b//c', '/org/a/b/c'],
    [' user ', '/org/user'],
    ['', '/org'],
    ['.', '/org'],
    ['https://x.example/a?b=1#c', 'https://x.example/a?b=1#c'],
    ['HTTP://x.example', 'HTTP://x.example'],
    ['mailto:a@x.example', 'mailto:a@x.example'],
    ['tel:+861012345678', 'tel:+861012345678'],
  ])('%j below /org: %s', (path, address) => {
    expect(below(path)).toMatchObject({ path: address, problem: null });
  });

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc',
    'https:',
    'a?b',
    'a#b',
    'java\tscript:x',
    {},
    [],
    true,
  ])('%j is refused: the entry says so and leads nowhere else', (path) => {
    expect(below(path)).toMatchObject({ path: '/org/menu-2', problem: 'malformed', label: { text: 'C' } });
  });

  it('without a path at the first level, the entry has an address of its own', () => {
    expect(parse({ name: 'A', path: '' }).entries[0]).toMatchObject({
      path: '/menu-0',
      problem: 'malformed',
    });
  });

  it.each([
    ['/rcep-boot/doc.html', `${ORIGIN}/rcep-boot/doc.html`, null],
    ['https://x.example', 'https://x.example', null],
    ['www.x.example', '/org/menu-2', 'malformed'],
    ['javascript:alert(1)', '/org/menu-2', 'malformed'],
  ])('type 3 (link) %s: %s', (path, address, problem) => {
    expect(below(path, { type: '3' })).toMatchObject({ path: address, problem });
  });

  it('below a link, addresses go on from the page above it', () => {
    const node = {
      path: '/a',
      name: 'A',
      children: [{ path: 'https://x.example', children: [{ path: 'b' }] }],
    };
    expect(flat(parse(node).entries).map(({ path }) => path)).toEqual(['/a', 'https://x.example', '/a/b']);
  });
});

describe('§5 of the product design: "menu data from the server is validated […], the app never goes blank"', () => {
  it.each([
    ['component', { component: {} }],
    ['permissions', { meta: { permissions: 5 } }],
    ['permissions', { meta: { permissions: ['a', null] } }],
    ['children', { children: 'none' }],
    ['meta', { meta: 'title' }],
  ])('a broken %s makes the entry malformed and is named', (field, node) => {
    const { entries, problems } = parse({ id: '1', path: '/a', name: 'A', ...node });
    expect(entries[0]!.problem).toBe('malformed');
    expect(problems).toEqual([{ id: '1', kind: 'fields', fields: [field] }]);
  });

  it.each([
    ['hidden', { hidden: 'maybe' }],
    ['badge', { meta: { badge: [] } }],
    ['icon', { meta: { icon: {} } }],
    ['activeMenu', { meta: { activeMenu: 'javascript:x' } }],
    ['redirect', { redirect: 'https://x.example' }],
  ])('a broken %s falls away and is named; the entry works', (field, node) => {
    const { entries, problems } = parse({ id: '1', path: '/a', name: 'A', ...node });
    expect(entries[0]!.problem).toBeNull();
    expect(problems).toEqual([{ id: '1', kind: 'fields', fields: [field] }]);
  });

  it.each([
    [null],
    [5],
    ['text'],
    [[]],
    [{}],
    [{ id: '1', component: 'Layout', children: [{ path: '/b' }] }],
  ])('%j has neither path nor name: left out and noted, the others stay', (node) => {
    const { entries, problems } = parse({ path: '/a' }, node, { path: '/c' });
    expect(entries.map(({ path }) => path)).toEqual(['/a', '/c']);
    expect(problems).toEqual([{ id: '1', kind: 'dropped', fields: [] }]);
  });

  it('an id that is its own ancestor is a cycle and goes no deeper', () => {
    const child = {
      id: '2',
      path: 'b',
      children: [{ id: '1', path: 'c', children: [{ id: '3', path: 'd' }] }],
    };
    const { entries, problems } = parse({ id: '1', path: '/a', children: [child] });
    expect(entries[0]!.children[0]!.children[0]).toMatchObject({
      path: '/a/b/c',
      problem: 'cycle',
      children: [],
    });
    expect(problems.map(({ kind }) => kind)).toContain('cycle');
  });

  it('an object inside itself ends too', () => {
    const node: Record<string, unknown> = { path: 'a' };
    node['children'] = [node, node, node];
    const { entries } = parse(node);
    expect(entries[0]!.children.map(({ problem }) => problem)).toEqual(['cycle', 'cycle', 'cycle']);
  });

  it('deeper than 20 levels is cut off', () => {
    let node: object = { path: 'end' };
    for (let level = 0; level < 5000; level++) node = { path: 'a', children: [node] };
    const all = flat(parse(node).entries);
    expect(all).toHaveLength(21);
    expect(all.map(({ problem }) => problem)).toEqual([...Array<null>(20).fill(null), 'depth']);
    expect(kinds(node)).toEqual(['depth']);
  });

  it('the same titles keep working', () => {
    const { entries, problems } = parse({ path: '/a', name: '字典管理' }, { path: '/b', name: '字典管理' });
    expect(entries.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(problems).toEqual([]);
  });

  it('the same path twice is noted, both stay in the menu under ids of their own', () => {
    const { entries, problems } = parse(
      { id: '1', path: '/a', name: 'A' },
      { id: '1', path: '/a/', name: 'B' },
    );
    expect(entries.map(({ id, path }) => [id, path])).toEqual([
      ['1', '/a'],
      ['1@1', '/a'],
    ]);
    expect(problems.map(({ id, kind }) => [id, kind])).toEqual([
      ['1', 'duplicateId'],
      ['1', 'duplicatePath'],
    ]);
  });

  it("a page at its parent's own path is no duplicate", () => {
    expect(kinds({ path: '/a', name: 'A', children: [{ path: '', name: 'Own page' }] })).toEqual([]);
  });

  it('redirects that lead round in a circle are taken away', () => {
    const { entries, problems } = parse(
      { id: 'a', path: '/a', redirect: '/b' },
      { id: 'b', path: '/b', redirect: '/c' },
      { id: 'c', path: '/c', redirect: '/b' },
      { id: 'd', path: '/d', redirect: '/e' },
    );
    expect(entries.map(({ redirect }) => redirect)).toEqual([null, null, null, '/e']);
    expect(problems.map(({ kind }) => kind)).toEqual(['redirectLoop', 'redirectLoop', 'redirectLoop']);
  });

  it('whatever comes, it answers entries with safe addresses and ids of their own', () => {
    const anything = fc.letrec<{ node: unknown; children: unknown }>((tie) => ({
      children: fc.oneof(fc.array(tie('node'), { maxLength: 3 }), fc.anything()),
      node: fc.oneof(
        { maxDepth: 4 },
        fc.anything(),
        fc.record(
          {
            id: fc.oneof(fc.constantFrom('1', '2', '1@0'), fc.anything()),
            path: fc.oneof(
              fc.string(),
              fc.constantFrom('/a', 'javascript:x', 'https://x.example'),
              fc.anything(),
            ),
            name: fc.anything(),
            type: fc.constantFrom('1', '3', 3, null),
            redirect: fc.oneof(fc.constantFrom('/a', 'a', 'noRedirect'), fc.anything()),
            meta: fc.oneof(
              fc.anything(),
              fc.record({ permissions: fc.anything(), activeMenu: fc.anything() }),
            ),
            children: tie('children'),
          },
          { requiredKeys: [] },
        ),
      ),
    })).node;
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 5 }), (nodes) => {
        const all = flat(parseMenu(nodes, ORIGIN).entries);
        for (const { path } of all) expect(path).toMatch(/^(\/|https?:|mailto:|tel:)/i);
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      }),
      { numRuns: 300 },
    );
  });

  it('a thousand entries are read', () => {
    const leaves = (group: number) =>
      Array.from({ length: 19 }, (_, index) => ({ id: `${group}-${index}`, path: `p${index}`, name: 'N' }));
    const nodes = Array.from({ length: 50 }, (_, group) => ({
      id: String(group),
      path: `/g${group}`,
      name: 'G',
      children: leaves(group),
    }));
    const { entries, problems } = parseMenu(nodes, ORIGIN);
    expect(flat(entries)).toHaveLength(1000);
    expect(problems).toEqual([]);
  });

  it.each<[keyof typeof menuFaults, number, string[]]>([
    ['menu-empty', 0, []],
    ['menu-malformed', 8, ['dropped', 'fields']],
    ['menu-large', 1000, []],
    ['menu-deep', 11, []],
    ['menu-cyclic', 8, ['cycle']],
    ['menu-unknown-component', 6, []],
  ])('%s: %i entries, problems of kind %j', (fault, count, expected) => {
    const { entries, problems } = parseMenu(menuFaults[fault]([{ id: '1', path: '/a', name: 'A' }]), ORIGIN);
    expect(flat(entries)).toHaveLength(count);
    expect([...new Set(problems.map(({ kind }) => kind))].toSorted()).toEqual(expected);
  });
});
