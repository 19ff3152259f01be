import { describe, expect, it } from 'vitest';
import { packAgreementCriteria } from '../../../../scripts/pack/agreement-criteria';

const row = (changes: Record<string, string> = {}): Record<string, string> => ({
  agreement: 'ACFTA',
  topic: 'waiver of proof',
  value: 'FOB not over US$ 200 ',
  article: 'art. 26',
  note: '',
  source: 'VN Circular 12/2019/TT-BCT',
  as_of: '2019-07-30',
  verified: 'fact',
  ...changes,
});

describe('packAgreementCriteria', () => {
  it('has one clause per agreement and topic', () => {
    expect(packAgreementCriteria([row(), row({ topic: 'records', article: 'art. 29' })])).toEqual({
      ACFTA: {
        'waiver of proof': {
          value: 'FOB not over US$ 200',
          article: 'art. 26',
          note: null,
          source: 'VN Circular 12/2019/TT-BCT',
          asOf: '2019-07-30',
          mark: 'fact',
        },
        records: expect.objectContaining({ article: 'art. 29' }) as unknown,
      },
    });
  });

  it('what was not read has neither source nor date', () => {
    const packed = packAgreementCriteria([
      row({ verified: 'unverified', source: 'general knowledge', as_of: '' }),
    ]);
    expect(packed.ACFTA?.['waiver of proof']).toMatchObject({ mark: 'unchecked', source: null, asOf: null });
  });

  it.each([
    ['a topic that occurs twice', [row(), row()], 'Twice: ACFTA, waiver of proof'],
    ['a mark that it does not know', [row({ verified: 'maybe' })], 'Neither fact nor unverified'],
    ['a row without a column', [{ agreement: 'ACFTA' }], 'No column topic'],
  ])('refuses %s', (_, rows, message) => {
    expect(() => packAgreementCriteria(rows)).toThrow(message);
  });
});
