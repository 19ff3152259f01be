import { describe, expect, it } from 'vitest';
import { parseRule } from '@/domain/rcep';
import { emptyDraft, emptyRow } from '@/features/origin/bom/bom';
import type { BomDraft, BomRow } from '@/features/origin/bom/bom';
import { importerVerdicts } from '@/pages/portal/tariff-search/importers/importer-verdicts';
import type { OriginRule } from '@/pages/portal/tariff-search/origin/rule/origin-rule';

const rvc40: OriginRule = { kind: 'own', rule: parseRule('RVC40'), text: 'RVC40' };

const noRule: OriginRule = { kind: 'none', record: null };

const bill = (...rows: Partial<BomRow>[]): BomDraft => {
  const empty = emptyDraft('.');
  return {
    ...empty,
    amounts: { ...empty.amounts, fob: '100' },
    rows: rows.map((row) => ({ ...emptyRow(), name: 'part', hs: '850790', ...row })),
  };
};

const verdicts = (draft: BomDraft, rule: OriginRule = rvc40, date = '2026-12-15', exporter = 'CN') =>
  Object.fromEntries(
    importerVerdicts(['VN', 'ID', 'IN'], {
      draft,
      rule,
      date,
      exporter,
      currency: 'USD',
      hs: '850760',
      hsEdition: 2022,
    }),
  );

describe('one bill at several importers', () => {
  it('qualifies where the Agreement applies, and is not assessed where it does not', () => {
    const draft = bill({ value: '50', originating: 'no', origin: 'US' });
    expect(verdicts(draft)).toEqual({ VN: 'met', ID: 'met', IN: 'notInForce' });
  });

  it('Article 3.4: materials of Myanmar count at an importer that applies the Agreement to it, not at another', () => {
    const draft = bill({ value: '80', originating: 'yes', origin: 'MM' });
    expect(verdicts(draft)).toMatchObject({ VN: 'met', ID: 'notMet' });
  });

  it('before entry into force of an importer there is no verdict for it', () => {
    const draft = bill({ value: '50', originating: 'no', origin: 'US' });
    expect(verdicts(draft, rvc40, '2022-06-01')).toMatchObject({ VN: 'met', ID: 'notInForce' });
  });

  it.each([
    ['an empty bill', emptyDraft('.'), rvc40, 'noBill'],
    ['an amount that is missing', bill({ value: '', originating: 'no' }), rvc40, 'incomplete'],
    ['more than FOB', bill({ value: '120', originating: 'no', origin: 'US' }), rvc40, 'contradiction'],
    ['no rule', bill({ value: '50', originating: 'no', origin: 'US' }), noRule, 'noRule'],
  ])('%s: no verdict anywhere', (_, draft, rule, reason) => {
    expect(verdicts(draft, rule)).toEqual({ VN: reason, ID: reason, IN: 'notInForce' });
  });
});
