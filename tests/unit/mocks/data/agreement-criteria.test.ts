import { describe, expect, it } from 'vitest';
import type { ClauseRecord, CriteriaRecord } from '@/features/agreements/agreements-schema';
import { agreementCriteria, criteriaOf } from '../../../../mocks/data/tariffs/agreement-criteria';

const CLAUSES = [
  'generalRule',
  'valueContent',
  'deMinimis',
  'cumulation',
  'consignment',
  'proof',
  'validity',
  'waiver',
] as const;

const clausesOf = (criteria: CriteriaRecord): [string, ClauseRecord][] =>
  CLAUSES.flatMap((name) => {
    const clause = criteria[name];
    return clause === null ? [] : [[`${criteria.agreement} ${name}`, clause] as [string, ClauseRecord]];
  });

const clauses = agreementCriteria.flatMap(clausesOf);

/** What a clause says beside its text, as it is written there. */
function claimsOf({
  text: _text,
  article: _article,
  source: _source,
  asOf: _asOf,
  mark: _mark,
  ...typed
}: ClauseRecord) {
  const claims: string[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'number') claims.push(value.toLocaleString('en'));
    else if (Array.isArray(value)) value.forEach((item) => walk(item, key));
    else if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value)) walk(inner, name);
    else if (typeof value === 'string') claims.push(...(WORDS[key]?.(value) ?? []));
  };
  walk(typed, '');
  return claims;
}

const MONEY: Record<string, string> = { USD: 'US$', JPY: 'JPY', AUD: 'AUD', CNY: 'CNY' };

const WORDS: Record<string, (value: string) => string[]> = {
  rule: (rule) => rule.replace('RVC', '').split(' and '),
  exceptHeadings: (heading) => [`${heading.slice(0, 2)}.${heading.slice(2)}`],
  currency: (currency) => [MONEY[currency] ?? 'unknown currency'],
  form: (form) => form.split('/'),
  unit: (unit) => [unit],
};

describe('the typed criteria say what the table of sources says', () => {
  it.each(clauses)('%s', (_, clause) => {
    const { text } = clause.text;
    // "1 year" and "12 months" are one term; a range of chapters is written with its ends.
    for (const claim of claimsOf(clause)) {
      const found = new RegExp(`(?<![\\d.,])${claim.replace(/[$.]/g, '\\$&')}(?![\\d])`);
      expect(text, claim).toMatch(found);
    }
  });

  it('compares something in every agreement but one, of which the text has words only', () => {
    const silent = agreementCriteria.filter(
      (criteria) => clausesOf(criteria).flatMap(([, clause]) => claimsOf(clause)).length === 0,
    );
    expect(silent.map(({ agreement }) => agreement)).toEqual(['JTEPA']);
  });

  it('finds a number that the text does not have', () => {
    const [first] = clauses;
    expect(first?.[1].text.text).not.toMatch(/(?<![\d.,])41(?!\d)/);
  });

  it.each(agreementCriteria.map(({ agreement, generalRule }) => [agreement, generalRule] as const))(
    '%s: the text of the general rule speaks of a product list as the table does',
    (agreement, { list, text }) => {
      if (list === 'only' || list === 'alternative') expect(text.text).toMatch(/product list/);
      if (list === 'prevails') expect(text.text).toMatch(/follow the list|prevails/);
      if (list === 'none')
        expect([agreement, text.text]).toEqual(['AIFTA', expect.stringContaining('none in the circular')]);
    },
  );

  it('a clause that was read names its article, text and date; another is unchecked without them', () => {
    for (const [name, { mark, source, asOf, article }] of clauses) {
      if (mark === 'fact') expect([source, asOf, article], name).not.toContain(null);
      else expect([source, asOf], name).toEqual([null, null]);
    }
  });

  it('finds an agreement by the name in the tariffs', () => {
    expect(criteriaOf('Korea–China FTA')?.agreement).toBe('CKFTA');
    expect(criteriaOf('JSEPA')).toBeNull();
  });
});
