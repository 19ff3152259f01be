import { beforeAll, describe, expect, it } from 'vitest';
import type { MenuEntry } from '@/features/menu/menu';
import { parseMenu, type ParsedMenu } from '@/features/menu/parse/parse-menu';
import { visibleMenu } from '@/features/menu/visible-menu';
import { hostileEntries } from '../../../support/corpora/menu-entries';

const SITE = 'https://console.example';
const nodes = hostileEntries();
let parsed: ParsedMenu;
beforeAll(() => {
  parsed = parseMenu(nodes, SITE);
});

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)]);

/** A path of the app, or the whole address of a site or a mail box. */
const isSafe = (address: string) =>
  address.startsWith('/')
    ? new URL(address, SITE).origin === SITE && !/[?#\\\t\r\n]/.test(address)
    : ['http:', 'https:', 'mailto:', 'tel:'].includes(new URL(address).protocol);

describe('a menu of hostile entries', () => {
  it('is as large as the corpus it stands for', () => expect(nodes.length).toBeGreaterThanOrEqual(210));

  it('is read without a throw, and drawn', () => {
    expect(parsed.entries.length).toBeGreaterThan(0);
    expect(() => visibleMenu(parsed.entries, () => true)).not.toThrow();
  });

  it('leads to paths of the app and to whole addresses alone', () => {
    const addresses = flat(parsed.entries).flatMap(({ path, redirect, meta }) => [
      path,
      redirect,
      meta.activeMenu,
    ]);
    expect(addresses.filter((address) => address !== null && !isSafe(address))).toEqual([]);
  });

  it('redirects inside the app alone', () =>
    expect(
      flat(parsed.entries).filter(({ redirect }) => redirect !== null && !redirect.startsWith('/')),
    ).toEqual([]));

  it('pollutes nothing', () => expect(({} as Record<string, unknown>)['polluted']).toBeUndefined());

  it('shows texts as texts: every label, icon and badge is one', () => {
    for (const { label, meta } of flat(parsed.entries)) {
      expect(typeof ('text' in label ? label.text : '')).toBe('string');
      for (const value of [meta.icon, meta.remixIcon, meta.badge, meta.target])
        expect(value === null || typeof value === 'string').toBe(true);
    }
  });
});
