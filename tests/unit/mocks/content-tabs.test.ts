import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Persistence } from '../../../mocks/content/persistence';

/** What both tabs save to. */
let saved = new Map<string, unknown>();
const loaded: string[] = [];
const shared: Persistence = {
  load: async (name) => {
    loaded.push(name);
    return structuredClone(saved.get(name) ?? null);
  },
  save: async (name, value) => void saved.set(name, value),
  clear: async () => saved.clear(),
};

/** The mocks as another tab has them: modules of its own. */
async function openTab() {
  vi.resetModules();
  const { connectPersistence, persisted, clearPersisted } =
    await import('../../../mocks/content/persistence');
  const { followOtherTabs } = await import('../../../mocks/content/tabs');
  const { lawStore, publishedLaws } = await import('../../../mocks/content/kinds/laws');
  const { editionStore } = await import('../../../mocks/editions/edition-records');
  const { nationalLines } = await import('../../../mocks/tariffs/national-lines');
  await connectPersistence(shared);
  followOtherTabs();
  return { lawStore, publishedLaws, editionStore, nationalLines, persisted, clearPersisted };
}

type Tab = Awaited<ReturnType<typeof openTab>>;

const titleIn = ({ publishedLaws }: Tab) => publishedLaws().find(({ id }) => id === 'vn-law-1')?.titleEn;
const ratesIn = async ({ nationalLines }: Tab) =>
  (await nationalLines('MY', '870380', false)).flatMap(({ mfn }) => mfn).length;

let tabs: { one: Tab; other: Tab };
beforeEach(async () => {
  saved = new Map();
  tabs = { one: await openTab(), other: await openTab() };
  loaded.length = 0;
});
afterEach(() => vi.resetModules());

describe('what is published in one tab shows in the answers of another', () => {
  it('a law', async () => {
    const { one, other } = tabs;
    const record = one.lawStore.find('vn-law-1')!;
    const values = { ...record.values, titleEn: 'Changed' };
    one.lawStore.put({ ...record, values, publications: [{ from: '', values }] });
    await one.persisted();
    await vi.waitFor(() => expect(titleIn(other)).toBe('Changed'));
    expect(loaded).toEqual(['content-law']);
  });

  it('the withdrawal of a tariff', async () => {
    const { one, other } = tabs;
    expect(await ratesIn(other)).toBeGreaterThan(0);
    const record = one.editionStore.find('MY')!;
    one.editionStore.put({ ...record, publications: [{ from: '2025-01-01', values: null }] });
    await one.persisted();
    await vi.waitFor(async () => expect(await ratesIn(other)).toBe(0));
  });

  it('the return to the sample data', async () => {
    const { one, other } = tabs;
    const record = one.lawStore.find('vn-law-1')!;
    const values = { ...record.values, titleEn: 'Changed' };
    one.lawStore.put({ ...record, values, publications: [{ from: '', values }] });
    await one.persisted();
    await vi.waitFor(() => expect(titleIn(other)).toBe('Changed'));
    await one.clearPersisted();
    await vi.waitFor(() => expect(titleIn(other)).not.toBe('Changed'));
  });
});
