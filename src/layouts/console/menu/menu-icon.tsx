import { useState } from 'react';
import type { MenuItem } from '@/features/menu/visible-menu';

interface MenuIconProps {
  item: Pick<MenuItem, 'icon' | 'remixIcon'>;
}

/** An item's icon: ours for known names, an image for an external address, else a neutral one. */
export function MenuIcon({ item }: MenuIconProps) {
  const name = item.icon || item.remixIcon || '';
  const [failedUrl, setFailedUrl] = useState('');
  if (/^https?:\/\//i.test(name) && failedUrl !== name) {
    return (
      <img
        className="menu-icon"
        src={name}
        alt=""
        width="20"
        height="20"
        referrerPolicy="no-referrer"
        onError={() => setFailedUrl(name)}
      />
    );
  }
  return (
    <svg className="icon menu-icon" width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d={drawing(name)} />
    </svg>
  );
}

const NEUTRAL = 'M3.5 4h13v12h-13zM3.5 8h13M8 8v8';
const DRAWINGS: Readonly<Record<string, string>> = {
  home: 'm3 9.5 7-6 7 6M5 8v8.5h10V8M8.5 16.5v-5h3v5',
  user: 'M10 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6M4 17c0-3.5 2.5-5 6-5s6 1.5 6 5',
  users:
    'M7.5 4a2.7 2.7 0 1 1 0 5.4 2.7 2.7 0 0 1 0-5.4M2.5 16c0-3 2-4.3 5-4.3s5 1.3 5 4.3M13 4.4a2.7 2.7 0 0 1 0 4.8M14.5 12c1.9.5 3 1.8 3 4',
  sitemap: 'M7.5 3h5v4h-5zM2.5 13h4v4h-4zM8 13h4v4H8zM13.5 13h4v4h-4zM10 7v6M4.5 13v-3h11v3',
  cog: 'M10 7.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6M10 2.5v2.2M10 15.3v2.2M2.5 10h2.2M15.3 10h2.2M4.7 4.7l1.6 1.6M13.7 13.7l1.6 1.6M4.7 15.3l1.6-1.6M13.7 6.3l1.6-1.6',
  clipboard: 'M7.5 4H5v13h10V4h-2.5M7.5 2.5h5v3h-5zM7.5 9h5M7.5 12h5',
  code: 'm6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.5 4l-3 12',
  bars: 'M3 5h14M3 10h14M3 15h14',
  external: 'M11 4h5v5M16 4l-7.5 7.5M8 5H4v11h11v-4',
  wrench: 'M16.5 6.5a4 4 0 0 1-5.6 3.7L5.5 16l-2-2 5.8-5.4a4 4 0 0 1 4.9-5L12 6l2 2z',
  book: 'M4 4.5A1.5 1.5 0 0 1 5.5 3H16v11.5H5.5A1.5 1.5 0 0 0 4 16zM4 16a1.5 1.5 0 0 0 1.5 1.5H16',
  table: 'M3 4h14v12H3zM3 8h14M3 12h14M8.5 8v8',
  chart: 'M3 3v14h14M6.5 13V9M10 13V5.5M13.5 13v-2.5',
  cart: 'M2.5 3.5h2l2 9h8l2-6.5H5.2M7.5 15.5v.8M13.5 15.5v.8',
  warning: 'M10 3 18 17H2zM10 8.5v4M10 14.4v.2',
  cubes: 'm10 2.5 6 3.2v7.6l-6 3.7-6-3.7V5.7zM4 5.7 10 9l6-3.3M10 9v8',
  shield: 'M10 2.5 16.5 5v5c0 4-2.7 6.3-6.5 7.5C6.2 16.3 3.5 14 3.5 10V5z',
};

/** First words of the names that menus use (Font Awesome, Remix), with their drawings. */
const KNOWN: Readonly<Record<string, keyof typeof DRAWINGS>> = {
  home: 'home',
  user: 'user',
  account: 'user',
  users: 'users',
  team: 'users',
  group: 'users',
  sitemap: 'sitemap',
  organization: 'sitemap',
  cog: 'cog',
  cogs: 'cog',
  settings: 'cog',
  clipboard: 'clipboard',
  file: 'clipboard',
  code: 'code',
  terminal: 'code',
  bars: 'bars',
  list: 'bars',
  menu: 'bars',
  external: 'external',
  link: 'external',
  wrench: 'wrench',
  tools: 'wrench',
  book: 'book',
  table: 'table',
  database: 'table',
  chart: 'chart',
  desktop: 'chart',
  shopping: 'cart',
  store: 'cart',
  exclamation: 'warning',
  error: 'warning',
  bug: 'warning',
  cube: 'cubes',
  cubes: 'cubes',
  apps: 'cubes',
  shield: 'shield',
  key: 'shield',
  lock: 'shield',
};

function drawing(name: string): string {
  const word =
    name
      .toLowerCase()
      .replace(/^(fa[srb]? )?(fa|ri|el-icon)-/, '')
      .split(/[-\d]/)[0] ?? '';
  return DRAWINGS[KNOWN[word] ?? ''] ?? NEUTRAL;
}
