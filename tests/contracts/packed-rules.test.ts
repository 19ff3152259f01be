import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRule, RULE_CONDITIONS } from '@/domain/rcep';
import { lineAppendix, ruleRecord } from '@/features/tariffs/tariffs-schema';
import { APPENDIX_LINES, appendixFor } from '../../mocks/data/tariffs/appendices';
import { ruleFor, rulesOfOrigin } from '../../mocks/data/tariffs/rules-of-origin';
import { allCodes } from '../../mocks/search/hs/hs-index';

const covering = (hs: string) => rulesOfOrigin.filter(({ code }) => hs.startsWith(code));

describe('the packed rules of origin', () => {
  it('are the whole list, and every one is read by the rule parser', () => {
    expect(rulesOfOrigin).toHaveLength(2189);
    const texts = rulesOfOrigin.flatMap(({ text, condition }) =>
      condition ? [condition.holds, condition.otherwise] : [text],
    );
    expect(texts).toHaveLength(2181 + 2 * 8);
    for (const text of texts) expect(() => parseRule(text), text).not.toThrow();
  });

  it('keep the contract, each with its edition and source', () => {
    for (const rule of rulesOfOrigin) {
      expect(ruleRecord.safeParse(rule).success, rule.code).toBe(true);
      expect(rule).toMatchObject({ hsEdition: 2022, mark: 'fact', sourceId: 'vn-circular-32-2022' });
    }
  });

  it('cover every code of HS 2022 by one rule, and any other code by one at most', async () => {
    const codes = (await allCodes()).filter(({ length }) => length === 6);
    expect(codes).toHaveLength(5612);
    for (const hs of codes) expect(covering(hs), hs).toEqual([ruleFor(hs)]);
    const digits = fc.integer({ min: 10_000, max: 979_999 }).map((code) => String(code).padStart(6, '0'));
    fc.assert(
      fc.property(digits, (hs) => covering(hs).length <= 1 && (covering(hs)[0] ?? null) === ruleFor(hs)),
      { numRuns: 300 },
    );
  });

  it('have all 96 chapters of HS 2022 and no other', () => {
    const chapters = new Set(rulesOfOrigin.map(({ code }) => code.slice(0, 2)));
    expect(chapters.size).toBe(96);
    expect([chapters.has('77'), chapters.has('98')]).toEqual([false, false]);
  });

  it.each([
    ['030439', 'carp', 'CTH', 'CC'],
    ['030469', 'carp', 'CC or RVC40', 'CC'],
    ['160100', 'insect', 'CC or RVC40', 'CC'],
    ['160210', 'insect', 'CC or RVC40', 'CC'],
    ['160290', 'insect', 'CC or RVC40', 'CC'],
    [
      '240419',
      'tobaccoSubstitute',
      'CTH except from heading 24.03',
      'CTH except from heading 38.24 or RVC40',
    ],
    ['290960', 'acetalPeroxide', 'CTH or RVC40', 'CTH or RVC40 or CR'],
    ['380891', 'activeIngredient', 'CTSH or RVC40', 'RVC40'],
  ])('%s depends on %s: %s, otherwise %s', (hs, id, holds, otherwise) => {
    expect(ruleFor(hs)).toMatchObject({
      text: `${holds} | ${otherwise}`,
      condition: { id, holds, otherwise },
    });
  });

  it('depend on nothing else, and every condition is used', () => {
    const conditional = rulesOfOrigin.flatMap(({ condition }) => condition?.id ?? []);
    expect(conditional).toHaveLength(8);
    expect(new Set(conditional)).toEqual(new Set(Object.keys(RULE_CONDITIONS)));
  });

  it.each([
    ['630221', 'CC'],
    ['630622', 'CC or RVC40'],
    ['630629', 'CC or RVC40'],
    ['630630', 'CC or RVC40'],
    ['630720', 'CC or RVC40'],
    ['630790', 'CC'],
    ['010121', 'WO'],
    ['870380', 'RVC40'],
  ])('%s: %s', (hs, text) => expect(ruleFor(hs)).toMatchObject({ text }));

  it('have none for a chapter HS 2022 does not have', () => expect(ruleFor('770000')).toBeNull());
});

describe('the texts of the conditions', () => {
  it.each(['zh', 'en', 'ja', 'ko', 'vi', 'ms'])('%s asks every question and names both cases', (language) => {
    const file = readFileSync(`src/shared/i18n/locales/${language}/origin-rule.json`, 'utf8');
    const { condition } = JSON.parse(file) as { condition: Record<string, Record<string, string>> };
    for (const id of Object.keys(RULE_CONDITIONS)) {
      expect(condition[id], id).toMatchObject({
        question: expect.stringMatching(/./) as string,
        holds: expect.stringMatching(/./) as string,
        otherwise: expect.stringMatching(/./) as string,
      });
    }
  });
});

describe('the packed Appendices', () => {
  it('are those of seven Parties, with 619 lines', () => {
    expect(APPENDIX_LINES).toBe(619);
    const parties = [
      'AU',
      'BN',
      'CN',
      'ID',
      'JP',
      'KH',
      'KR',
      'LA',
      'MM',
      'MY',
      'NZ',
      'PH',
      'SG',
      'TH',
      'VN',
    ];
    expect(parties.filter((party) => appendixFor(party, '848340').hasAppendix)).toEqual([
      'CN',
      'ID',
      'JP',
      'KR',
      'PH',
      'TH',
      'VN',
    ]);
  });

  it('give the rows of the heading, with their years', () => {
    const found = appendixFor('CN', '520511');
    expect(lineAppendix.safeParse(found).success).toBe(true);
    expect(found.rows[0]).toEqual({
      importer: 'CN',
      code: '52051100',
      dvPercent: 20,
      fromYear: 1,
      toYear: 15,
      isInHs2022: true,
    });
    expect(appendixFor('VN', '852589').rows).toMatchObject([
      { code: '85258010', isInHs2022: false },
      { code: '85258040', isInHs2022: false },
    ]);
    expect(appendixFor('VN', '940620')).toMatchObject({ hasAppendix: true, rows: [] });
  });
});
