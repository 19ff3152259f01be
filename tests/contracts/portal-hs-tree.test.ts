import { describe, expect, it } from 'vitest';
import { hsTree, type HsTree } from '@/features/hs/tree/hs-tree-schema';
import { requestMocks, requestPortal } from '../support/request-mocks';

const ask = async (query: string, language = 'zh') =>
  hsTree.parse(await requestPortal<HsTree>(`hs/tree${query}`, language));

describe('the tree of the Harmonized System', () => {
  it('begins with 21 sections and their 96 chapters', async () => {
    const { code, self, rows, path, state } = await ask('');
    expect({ code, self, path, state }).toEqual({ code: null, self: null, path: [], state: 'noImporter' });
    expect(rows).toHaveLength(21);
    expect(rows.flatMap(({ chapters }) => chapters)).toHaveLength(96);
    expect(rows.at(19)).toMatchObject({ code: 'XX', level: 'section', rule: null, rates: null });
  });

  it.each([
    ['XX', [], ['94', '95', '96'], 'XIX', 'XXI'],
    ['94', ['XX'], ['9401', '9402', '9403', '9404', '9405', '9406'], '93', '95'],
    ['9406', ['XX', '94'], ['940610', '940620', '940690'], '9405', null],
    ['940542', ['XX', '94', '9405'], [], '940541', '940549'],
    ['78', ['XV'], ['7801', '7802', '7804', '7806'], '76', '79'],
  ])('%s: what is above, below and beside', async (code, above, below, previous, next) => {
    const tree = await ask(`?code=${code}`);
    expect(tree).toMatchObject({ code, requested: code, isKnown: true });
    expect(tree.path.map((place) => place.code)).toEqual(above);
    expect(tree.rows.map((row) => row.code)).toEqual(below);
    expect([tree.previous?.code ?? null, tree.next?.code ?? null]).toEqual([previous, next]);
  });

  it.each([
    ['9499', '94'],
    ['940577', '9405'],
    ['94054', '9405'],
    ['9800', null],
    ['XXII', null],
  ])('%s is not known: the nearest place above it is %s', async (requested, code) => {
    expect(await ask(`?code=${requested}`)).toMatchObject({ requested, isKnown: false, code });
  });

  it('a national code leads to its subheading', async () => {
    expect(await ask('?code=94054290&to=VN')).toMatchObject({ isKnown: true, code: '940542' });
  });

  it('gives the range of the rates of an importer for an exporter, line by line', async () => {
    const tree = await ask('?code=9405&from=CN&to=VN&date=2026-11-01');
    expect(tree).toMatchObject({ state: 'rates', tariff: { validFrom: '2026-01-01', isComplete: true } });
    const row = tree.rows.find(({ code }) => code === '940542');
    const below = await ask('?code=940542&from=CN&to=VN&date=2026-11-01');
    expect(below.lines).toHaveLength(row?.rates?.lines ?? 0);
    const percents = below.lines.flatMap(({ mfn }) => mfn.percent ?? []);
    expect(row?.rates?.mfn).toMatchObject({ low: Math.min(...percents), high: Math.max(...percents) });
    expect(tree.self?.rates?.lines).toBe(tree.rows.reduce((sum, { rates }) => sum + (rates?.lines ?? 0), 0));
  });

  it('has rates for no other day than those of the edition', async () => {
    const tree = await ask('?code=9405&from=CN&to=VN&date=2030-01-01');
    expect(tree).toMatchObject({ state: 'otherDate', self: { rates: null } });
    expect(tree.sources.map(({ id }) => id)).not.toContain('vn-tariff-2026');
  });

  it.each(['AU', 'IN', 'CN'])('%s has no tariff here: the official one is named', async (to) => {
    const tree = await ask(`?code=9405&from=JP&to=${to}`);
    expect(tree).toMatchObject({ state: 'noTariff', tariff: null, self: { rates: null } });
    expect(tree.official?.url).toMatch(/^https:/);
  });

  it.each([
    ['VN', 'IN'],
    ['VN', 'VN'],
    ['ID', 'CN'],
  ])('%s has no RCEP rates for %s', async (to, from) => {
    const tree = await ask(`?code=94&from=${from}&to=${to}`);
    expect(tree.self?.rates).toMatchObject({ rcep: null });
    expect(tree.self?.rates?.mfn.low).toBe(0);
  });

  it('marks what is not checked: a later year of Indonesia, and working names', async () => {
    const tree = await ask('?code=94&to=ID');
    expect(tree.tariff).toMatchObject({ mfnMark: 'unchecked', validTo: '2026-12-31' });
    expect(tree.self?.name).toMatchObject({ lang: 'zh', mark: 'unchecked' });
    expect((await ask('?code=94', 'ja')).self?.name).toMatchObject({ lang: 'ja', mark: 'fact' });
    expect((await ask('?code=870230', 'en')).self?.name).toMatchObject({ lang: 'en', mark: 'unchecked' });
  });

  it('the basic rate of Korea is not its MFN rate', async () => {
    const [line] = (await ask('?code=940542&from=CN&to=KR')).lines;
    expect(line).toMatchObject({
      mfn: { kind: 'missing' },
      basic: { percent: 8 },
      rcep: { kind: 'percent' },
    });
    const { lines } = await ask('?code=940542&from=JP&to=KR');
    expect(lines[0]?.rcep).toMatchObject({ kind: 'missing' });
  });

  it('has the rule where it is printed for the place or above it, else none', async () => {
    expect((await ask('?code=01')).rows[0]?.rule).toEqual({ text: 'WO', code: '01' });
    expect((await ask('?code=0304')).self?.rule).toBeNull();
    expect((await ask('?code=030431')).self?.rule).toEqual({ text: 'CC', code: '030431' });
    expect((await ask('?code=030439')).self?.rule?.text).toBe('CTH | CC');
  });

  it.each(['code=abc', 'code=9', 'to=vn', 'from=CHN', 'date=2026'])('%s is refused', async (query) => {
    expect(await (await requestMocks(`/api/v1/portal/hs/tree?${query}`)).json()).toMatchObject({
      code: 9802,
    });
  });
});
