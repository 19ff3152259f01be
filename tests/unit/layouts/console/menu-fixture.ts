import type { MenuEntry } from '@/features/menu/menu';
import { visibleMenu } from '@/features/menu/visible-menu';

/** An entry with what matters; the rest is as an entry of the server's menu without it. */
export function entry(
  path: string,
  title: string,
  rest: Partial<Omit<MenuEntry, 'meta'>> & { meta?: Partial<MenuEntry['meta']> } = {},
): MenuEntry {
  return {
    id: path,
    path,
    label: { text: title },
    component: 'Layout',
    redirect: null,
    isHidden: false,
    isAlwaysShown: true,
    problem: null,
    children: [],
    ...rest,
    meta: {
      icon: null,
      remixIcon: null,
      badge: null,
      target: null,
      activeMenu: null,
      noKeepAlive: false,
      permissions: [],
      affix: false,
      breadcrumb: true,
      ...rest.meta,
    },
  };
}

/** A menu with what the specification names: nesting, hidden and external entries, badge, activeMenu, a broken one. */
export const entries: readonly MenuEntry[] = [
  entry('/index', '后台首页', { label: { key: 'index' }, meta: { icon: 'home' } }),
  entry('/system', '系统配置', {
    meta: { icon: 'cog' },
    children: [
      entry('/system/menu', '菜单管理'),
      entry('/system/dict', '字典管理', { meta: { badge: '新' } }),
      entry('/system/dict/detail', '字典明细', {
        isHidden: true,
        meta: { activeMenu: '/system/dict' },
      }),
    ],
  }),
  entry('/log', '日志监控', { children: [entry('/log/logs', '行为日志', { problem: 'malformed' })] }),
  entry('/deve', '开发工具', {
    meta: { icon: 'code' },
    children: [
      entry('/deve/nested', '嵌套路由', {
        meta: { breadcrumb: false },
        children: [
          entry('/deve/nested/menu1', '嵌套路由 1', {
            children: [entry('/deve/nested/menu1/menu1-1', '嵌套路由 1-1')],
          }),
        ],
      }),
      entry('/deve/preview', '新窗口页', { meta: { target: '_blank' } }),
    ],
  }),
  entry('https://rcepsec.org/', 'RCEP官网', { meta: { icon: 'https://rcepsec.org/icon.svg' } }),
];

export const items = visibleMenu(entries, () => true);
