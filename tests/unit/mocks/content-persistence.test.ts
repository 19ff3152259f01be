import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { audit, auditEntries } from '../../../mocks/content/audit';
import { folderPersistence } from '../../../mocks/content/folder';
import { lawStore, publishedLaws } from '../../../mocks/content/kinds/laws';
import {
  clearPersisted,
  connectPersistence,
  hadNoRoom,
  loadPersisted,
  onPersisted,
  persisted,
  type Persistence,
} from '../../../mocks/content/persistence';
import { laws } from '../../../mocks/data/laws';
import { resetDb } from '../../../mocks/db';

const none: Persistence = { load: async () => null, save: async () => {}, clear: async () => {} };
let folder = '';

const changeLaw = () => {
  const record = lawStore.find('vn-law-1')!;
  const values = { ...record.values, titleEn: 'Changed' };
  lawStore.put({ ...record, values, publications: [{ from: '', values }] });
};
const titleNow = () => publishedLaws().find(({ id }) => id === 'vn-law-1')?.titleEn;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mock-state-'));
});
afterEach(async () => {
  await connectPersistence(none);
  resetDb();
  rmSync(folder, { recursive: true, force: true });
});

describe('a folder', () => {
  it('has what was changed after a restart, and nothing before', async () => {
    await connectPersistence(folderPersistence(folder));
    expect(publishedLaws()).toBe(laws);
    changeLaw();
    audit({
      by: '1',
      byName: 'x',
      kind: 'law',
      recordId: 'vn-law-1',
      names: { zh: 'x' },
      action: 'save',
      before: null,
      after: null,
      note: null,
    });
    await persisted();
    expect(readdirSync(folder).toSorted()).toEqual(['content-audit.json', 'content-law.json']);
    resetDb();
    expect(titleNow()).not.toBe('Changed');
    await loadPersisted();
    expect(titleNow()).toBe('Changed');
    expect(auditEntries()).toHaveLength(1);
  });

  it('is empty after a return to the sample data; other files stay', async () => {
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    await connectPersistence(folderPersistence(folder));
    changeLaw();
    resetDb();
    await clearPersisted();
    await loadPersisted();
    expect(publishedLaws()).toBe(laws);
    expect(readdirSync(folder)).toEqual(['notes.txt']);
  });

  it('is made on the first change', async () => {
    const later = join(folder, 'later');
    await connectPersistence(folderPersistence(later));
    expect(existsSync(later)).toBe(false);
    changeLaw();
    await persisted();
    expect(readdirSync(later)).toEqual(['content-law.json']);
  });
});

it('a full storage: the state is as it was saved last, and the write is refused once', async () => {
  let isFull = false;
  const saved = new Map<string, unknown>();
  await connectPersistence({
    ...none,
    load: async (name) => saved.get(name) ?? null,
    save: async (name, value) => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      saved.set(name, value);
    },
  });
  changeLaw();
  expect(await hadNoRoom()).toBe(false);
  isFull = true;
  const record = lawStore.find('vn-law-1')!;
  lawStore.put({ ...record, values: { ...record.values, titleEn: 'Lost' } });
  expect(await hadNoRoom()).toBe(true);
  expect(lawStore.find('vn-law-1')?.values['titleEn']).toBe('Changed');
  expect(await hadNoRoom()).toBe(false);
});

it('goes on in memory, with a warning, when the storage is forbidden', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await connectPersistence({ ...none, save: () => Promise.reject(new Error('forbidden')) });
  changeLaw();
  await persisted();
  expect(titleNow()).toBe('Changed');
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});

it('says after each save that there is something new', async () => {
  const listener = vi.fn<() => void>();
  onPersisted(listener);
  changeLaw();
  expect(listener).not.toHaveBeenCalled();
  await persisted();
  expect(listener).toHaveBeenCalledTimes(1);
});

it('many changes at once are saved once, with the last of them', async () => {
  const saved: { name: string; count: number }[] = [];
  await connectPersistence({
    ...none,
    save: async (name, value) => {
      saved.push({ name, count: Object.keys(value as object).length });
    },
  });
  for (const record of lawStore.records().slice(0, 50)) lawStore.put({ ...record, version: 9 });
  await persisted();
  expect(saved).toEqual([{ name: 'content-law', count: 50 }]);
});
