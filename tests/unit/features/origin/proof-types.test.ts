import { describe, expect, it } from 'vitest';
import { proofOptions } from '@/features/origin/proof-types';

const table = (exporter: string, importer: string, date = '2026-12-15') =>
  proofOptions(exporter, importer, date).map(({ type, state, reason, inputs, confidence }) => [
    type,
    state,
    reason,
    inputs.country,
    inputs.date,
    confidence,
  ]);
const anyExporter = (exporter: string, importer: string) => table(exporter, importer)[2];

describe('proofOptions', () => {
  it('Japan to Viet Nam', () => {
    expect(table('JP', 'VN')).toEqual([
      ['certificate', 'accepted', 'issuedBy', 'JP', undefined, 'treaty'],
      ['approvedExporter', 'accepted', 'codeNeeded', 'JP', undefined, 'treaty'],
      ['anyExporter', 'toConfirm', 'dueBy', 'VN', '2032-01-01', 'secondary'],
      ['importer', 'notAvailable', 'onlyJapan', undefined, undefined, 'treaty'],
    ]);
  });

  it.each([
    ['AU', 'JP', 'accepted', 'JP', undefined],
    ['JP', 'NZ', 'accepted', 'NZ', undefined],
    ['JP', 'KR', 'accepted', 'KR', undefined],
    ['KR', 'JP', 'toConfirm', 'KR', '2032-02-01'],
    ['CN', 'ID', 'toConfirm', 'ID', '2033-01-02'],
    ['ID', 'CN', 'toConfirm', 'ID', '2033-01-02'],
    ['KH', 'CN', 'toConfirm', 'KH', '2042-01-01'],
    ['CN', 'LA', 'toConfirm', 'LA', '2042-01-01'],
    ['MM', 'CN', 'toConfirm', 'MM', undefined],
  ])('the declaration of any exporter from %s to %s: %s', (exporter, importer, state, country, date) => {
    const row = anyExporter(exporter, importer);
    expect([row?.[1], row?.[3], row?.[4], row?.[5]]).toEqual([state, country, date, 'secondary']);
  });

  it('those published for a pair are accepted, the others are not', () => {
    const terms = (proofs: string[], mark: 'fact' | 'unchecked' = 'fact') => [
      { exporter: 'JP', applies: true, since: null, proofs, mark },
    ];
    const shown = (of: Parameters<typeof terms>[0], mark?: 'unchecked') =>
      proofOptions('JP', 'VN', '2026-12-15', terms(of, mark)).map(
        ({ type, state, reason, inputs, confidence }) => [type, state, reason, inputs.country, confidence],
      );
    expect(shown(['certificate', 'anyExporter'], 'unchecked')).toEqual([
      ['certificate', 'accepted', 'issuedBy', 'JP', 'secondary'],
      ['approvedExporter', 'notAvailable', 'notAccepted', 'VN', 'secondary'],
      ['anyExporter', 'accepted', 'acceptedAmong', 'VN', 'secondary'],
      ['importer', 'notAvailable', 'onlyJapan', undefined, 'treaty'],
    ]);
    expect(shown([]).map(([, state]) => state)).toEqual([
      'accepted',
      'accepted',
      'toConfirm',
      'notAvailable',
    ]);
    const notApplied = [{ ...terms(['certificate'])[0]!, applies: false }];
    expect(proofOptions('JP', 'VN', '2026-12-15', notApplied).map(({ state }) => state)).toEqual(
      Array.from({ length: 4 }, () => 'notAvailable'),
    );
  });

  it('the importer declares himself into Japan only', () => {
    expect(table('CN', 'JP')[3]).toEqual([
      'importer',
      'accepted',
      'acceptedByJapan',
      undefined,
      undefined,
      'treaty',
    ]);
  });

  it.each([
    ['IN', 'JP', '2026-12-15'],
    ['MM', 'JP', '2026-12-15'],
    ['KR', 'CN', '2022-01-31'],
    ['MM', 'PH', '2023-06-01'],
    ['PH', 'MM', '2023-06-01'],
    ['JP', 'JP', '2026-12-15'],
  ])('nothing where the Agreement does not bind: %s to %s on %s', (exporter, importer, date) => {
    expect(table(exporter, importer, date).map(([, state, reason]) => [state, reason])).toEqual(
      Array.from({ length: 4 }, () => ['notAvailable', 'notInForce']),
    );
  });

  it.each([
    ['MM', 'KR'],
    ['JP', 'MM'],
  ])(
    'to be confirmed where it is not established that the Agreement applies: %s to %s',
    (exporter, importer) => {
      const open = ['toConfirm', 'notEstablished', undefined, undefined, 'secondary'];
      expect(table(exporter, importer)).toEqual([
        ['certificate', ...open],
        ['approvedExporter', ...open],
        ['anyExporter', ...open],
        ['importer', 'notAvailable', 'onlyJapan', undefined, undefined, 'treaty'],
      ]);
    },
  );

  it('names its articles', () => {
    expect(proofOptions('JP', 'VN', '2026-12-15').map(({ articles }) => articles.join(' '))).toEqual([
      '3.16 3.17',
      '3.18 3.21',
      '3.16 3.18',
      '3.16',
    ]);
  });
});
