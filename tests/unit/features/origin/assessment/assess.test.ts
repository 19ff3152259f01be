import { describe, expect, it } from 'vitest';
import { parseRule } from '@/domain/rcep';
import { assess, LISTED_CHANGES, originatesByAnyRule } from '@/features/origin/assessment/assess';
import { emptyDraft } from '@/features/origin/bom/bom';
import { readBom } from '@/features/origin/bom/read-bom';
import { countryReader } from '@/features/origin/origin-countries';
import { originReport } from '@/features/origin/assessment/origin-report';
import { noMoneyHeads } from '@/features/origin/bom/money-heads';
import { answerTask } from '@/features/origin/assessment/origin-task';
import { sampleBom } from '@/features/origin/bom/sample-bom';

const context = {
  currency: 'USD',
  hs: '940620',
  hsEdition: 2022 as const,
  exporter: 'JP',
  cumulationParties: ['JP', 'KR', 'CN', 'TH'],
};
const sample = (hs: string, exporter: string) =>
  readBom(sampleBom(hs, exporter, (key) => key) ?? emptyDraft('.'), { ...context, hs, exporter });
const modules = sample('940620', 'JP')!;

describe('assess', () => {
  it('looks for changes towards the alternative that fails', () => {
    const { assessment, changeLists } = assess({ good: modules.good, rule: parseRule('CTH or RVC40') });
    expect(assessment).toMatchObject({ originating: true, criterion: 'RVC', usedCumulation: true });
    expect(changeLists).toHaveLength(1);
    expect(changeLists[0]?.rule).toBe('CTH');
    expect(changeLists[0]?.changes[0]).toMatchObject({
      change: { kind: 'material-value', material: 5, to: 10_000 },
      moved: -2_400,
      usedDeMinimis: true,
    });
    expect(changeLists[0]?.changes[1]).toMatchObject({
      change: { kind: 'material-origin' },
      moved: 12_400,
      rvcPercent: 55.6,
    });
  });

  it('looks for changes towards origin where nothing is met', () => {
    const car = sample('870380', 'CN')!;
    const { assessment, changeLists } = assess({ good: car.good, rule: parseRule('RVC40') });
    expect(assessment.originating).toBe(false);
    expect(assessment.rvc).toEqual({ buildDown: 38, buildUp: 38 });
    expect(changeLists[0]?.rule).toBeNull();
    expect(changeLists[0]?.changes[0]?.moved).toBe(-600);
  });

  it('lists at most fifty changes and counts the others', () => {
    const materials = Array.from({ length: 200 }, (_, index) => ({
      name: String(index),
      hs: '7308',
      value: 0.5 + index / 1000,
      originating: false as const,
    }));
    const good = { hs: '940620', exporter: 'JP', fob: 199, materials };
    const { changeLists } = assess({ good, rule: parseRule('RVC40') });
    expect(changeLists[0]?.changes).toHaveLength(LISTED_CHANGES);
    expect(changeLists[0]?.total).toBeGreaterThan(200);
  });

  it('sums up nothing where the good qualifies as wholly obtained', () => {
    expect(
      assess({ good: { ...modules.good, whollyObtained: true }, rule: parseRule('CTH') }).changeLists,
    ).toEqual([]);
  });
});

describe('originatesByAnyRule', () => {
  const steel = { name: 'steel', hs: '7216.33', value: 50, originating: true };
  const good = { hs: '940620', exporter: 'JP', fob: 100, materials: [] };
  it.each([
    ['wholly obtained', { whollyObtained: true }, true],
    ['originating materials alone', { materials: [steel] }, true],
    [
      'originating materials of a Party that may not be cumulated',
      { materials: [{ ...steel, origin: 'MM' }] },
      false,
    ],
    ['a material that does not originate', { materials: [steel, { ...steel, originating: false }] }, false],
    ['a material of unknown status', { materials: [{ ...steel, originating: 'unknown' }] }, false],
    ['nothing declared', {}, false],
  ] as const)('%s', (_, message, expected) => {
    const cumulationParties = ['JP', 'CN'];
    expect(
      originatesByAnyRule({
        ...good,
        cumulationParties,
        ...message,
        materials: [...('materials' in message ? message.materials : [])],
      }),
    ).toBe(expected);
  });
});

describe('answerTask', () => {
  it('assesses and reads, bytes or text', () => {
    const rule = parseRule('RVC40');
    expect(answerTask({ kind: 'assess', input: { good: modules.good, rule } })).toMatchObject({
      assessed: { assessment: { originating: true } },
    });
    const content = new TextEncoder().encode('材料,价值,产地\n钢,5,Japan');
    const reader = { decimal: '.', currency: 'USD', language: 'zh', names: {} } as const;
    expect(answerTask({ kind: 'read', content, reader })).toMatchObject({
      read: { rows: [{ name: '钢', value: '5', origin: 'JP' }], bad: [] },
    });
    expect(answerTask({ kind: 'fill', text: '5\n6', first: 'value', reader })).toEqual({
      kind: 'fill',
      fill: { rows: [{ value: '5' }, { value: '6' }], bad: [], ...noMoneyHeads() },
    });
  });
});

describe('countryReader', () => {
  const read = countryReader({ JP: 'Nippon' });
  it.each([
    ['JP', 'JP'],
    ['jpn', 'JP'],
    ['日本', 'JP'],
    ['Nhật Bản', 'JP'],
    ['일본', 'JP'],
    ['nippon', 'JP'],
    ['Viet Nam', 'VN'],
    ['中国大陆', 'CN'],
    ['P.R. China', 'CN'],
    ['PRC', 'CN'],
    ['土耳其', 'TR'],
    ['中国台湾', 'TW'],
    ['AR', 'AR'],
    ['', ''],
    ['不明', ''],
    ['unknown', ''],
    ['QQ', null],
    ['Atlantis', null],
    ['x'.repeat(10_000), null],
  ])('reads %j as %j', (text, code) => {
    expect(read(text)).toBe(code);
  });
});

describe('originReport', () => {
  it('keeps every step with its words, and says that it is of a sample', () => {
    const { assessment } = assess({ good: modules.good, rule: parseRule('CTH or RVC40') });
    const report = originReport({
      hs: '940620',
      pair: { from: 'JP', to: 'VN', date: '2026-12-15' },
      madeOn: '2026-11-21',
      currency: 'USD',
      rule: { rule: parseRule('CTH or RVC40'), isOwn: false, hsEdition: 2012, mark: 'fact' },
      read: modules,
      contradiction: null,
      isSample: true,
      assessment,
      differential: null,
      proofs: [],
      words: ({ key }) => ({ statement: `words of ${key}`, computation: null }),
    });
    expect(report).toMatchObject({
      rule: { text: 'CTH or RVC40' },
      originating: true,
      criterion: 'RVC',
      isSample: true,
    });
    expect(report.steps.at(-1)).toMatchObject({
      article: '3.2',
      verdict: 'met',
      statement: 'words of verdictOriginating',
    });
  });
});
