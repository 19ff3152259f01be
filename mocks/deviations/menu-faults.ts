type Node = Record<string, unknown>;

const VIEWS = 'views/modules/system';
const GROUPS = 20;
const PER_GROUP = 49;
const DEEP_LEVELS = 10;
const CYCLE_ROUNDS = 4;

/** The answer of findMenuTree in each menu deviation, based on the regular tree; names and numbers are 示例数据. */
export const menuFaults = {
  'menu-empty': () => [],
  'menu-malformed': (tree: Node[]) => [...malformed, ...tree],
  'menu-large': () => Array.from({ length: GROUPS }, (_, index) => largeGroup(index + 1)),
  'menu-deep': (tree: Node[]) => [...tree, deepEntry(1)],
  'menu-cyclic': (tree: Node[]) => [...tree, ...cycles],
  'menu-unknown-component': (tree: Node[]) => [...tree, unknownComponents],
} satisfies Record<string, (tree: Node[]) => unknown[]>;

/** Wrong types and missing fields, beside entries with only a wrong meta. */
const malformed: unknown[] = [
  null,
  'menu',
  42,
  [],
  {},
  { id: 7_001, parentId: 0, path: '/number', name: 7, component: 'Layout', meta: { title: 7 }, children: [] },
  { id: 'bad-path', path: 5, name: '示例路径', component: 'Layout', meta: { title: '示例路径' } },
  { id: 'bad-children', path: '/bad-children', name: '示例下级', component: 'Layout', children: 'none' },
  { id: 'bad-meta', path: '/bad-meta', name: '示例属性', component: 'Layout', meta: 'title' },
  {
    id: 'bad-title',
    path: '/bad-title',
    name: '示例标题',
    component: 'Layout',
    meta: { title: null, icon: 3, badge: { text: 'x' }, permissions: 'admin', noKeepAlive: 'yes' },
    children: [null, page('bad-title-1', '示例字典', 'dict'), { id: 'bad-title-2', path: {}, component: 1 }],
  },
  {
    id: 'bad-link',
    type: '3',
    path: 'javascript:alert(1)',
    name: '示例链接',
    component: null,
    meta: { title: '示例链接' },
  },
];

/** Two entries that repeat an ancestor: one its parent over several levels, one the first of three. */
const cycles: Node[] = [
  cycle(['cycle-a', 'cycle-b'], CYCLE_ROUNDS * 2),
  cycle(['cycle-c', 'cycle-d', 'cycle-e'], CYCLE_ROUNDS * 3),
];

function cycle(ids: readonly string[], levels: number, at = 0): Node {
  const id = ids[at % ids.length] ?? '';
  const children = at + 1 < levels ? { children: [cycle(ids, levels, at + 1)] } : {};
  return { ...group(id, `示例循环 ${id.slice(-1)}`, at === 0 ? `/${id}` : id), ...children };
}

/** Entries of the shell with a component unknown to the console, at two levels. */
const unknownComponents: Node = {
  ...group('unknown', '示例未知组件', '/unknown'),
  children: [
    { ...page('unknown-1', '示例未知页面', 'page'), component: 'views/modules/sample/nowhere/index' },
    {
      ...page('unknown-2', '示例未知外壳', 'frame'),
      component: 'SampleLayout',
      children: [page('unknown-3', '示例字典', 'dict')],
    },
    page('unknown-4', '示例字典', 'dict'),
  ],
};

function largeGroup(number: number): Node {
  const children = Array.from({ length: PER_GROUP }, (_, index) =>
    page(`large-${number}-${index + 1}`, `示例菜单 ${number}-${index + 1}`, `page${index + 1}`),
  );
  return { ...group(`large-${number}`, `示例分组 ${number}`, `/large${number}`), children };
}

function deepEntry(level: number): Node {
  if (level === DEEP_LEVELS) return page(`deep-${level}`, `示例第${level}级`, `level${level}`);
  const path = level === 1 ? '/level1' : `level${level}`;
  const node = { ...group(`deep-${level}`, `示例第${level}级`, path), children: [deepEntry(level + 1)] };
  return level === 1 ? node : { ...node, component: 'EmptyLayout' };
}

function group(id: string, title: string, path: string): Node {
  return { ...page(id, title, path), component: 'Layout', meta: { title, icon: 'bars' } };
}

function page(id: string, title: string, path: string): Node {
  return {
    id,
    parentId: '0',
    order: 1,
    type: '1',
    path,
    name: title,
    component: `${VIEWS}/dictManagement/index`,
    redirect: null,
    alwaysShow: '0',
    label: '0,1',
    meta: { title, icon: null },
  };
}
