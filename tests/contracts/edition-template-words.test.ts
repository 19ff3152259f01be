import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FileFormat, readEditionFile, recognise } from '@/domain/editions';
import { PARTIES } from '@/domain/rcep';
import { LANGUAGES } from '@/shared/i18n/languages';

const FIELDS = ['importer', 'origin', 'code', 'year', 'rate', 'source'];

const wordsOf = (language: string, area: string) =>
  JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8'));

describe.each(LANGUAGES)('the template in the words of the console: %s', (language) => {
  const { column, group } = wordsOf(language, 'editions');
  const countries: Record<string, string> = wordsOf(language, 'countries');
  const head = FIELDS.map((field) => column[field]);

  function read(importer: string, origin: string) {
    const row = [countries[importer] ?? '', origin, '850760', '2027', '5', 'Decree'];
    const cells = [head, row];
    const format = recognise(cells, importer) as FileFormat;
    const nomenclature = new Set(['850760']);
    return readEditionFile({ cells, format, validFrom: '2027-01-01', nomenclature });
  }

  it.each(PARTIES.filter((party) => !['VN', 'JP', 'KR', 'ID', 'MY'].includes(party)))(
    'has the importer %s and its origins',
    (importer) => {
      const origins = importer === 'CN' ? ['JP', 'KR', 'AU', 'NZ'] : ['CN'];
      for (const origin of origins) {
        const { table, problems } = read(importer, countries[origin] ?? '');
        expect([problems, table.rows]).toEqual([[], [['850760', '5']]]);
      }
      expect(read(importer, group.rcepAsean).table.columns).toEqual(['code', 'rcepAsean']);
    },
  );

  it('has every Party as an origin', () => {
    for (const origin of PARTIES.filter((party) => party !== 'TH'))
      expect(read('TH', countries[origin] ?? '').problems).toEqual([]);
  });

  it.each(['VN', 'JP', 'KR', 'ID', 'MY'])('has the importer %s', (importer) => {
    const reasons = read(importer, 'MFN').problems.map(({ reason }) => reason);
    expect(reasons).not.toContain('otherImporter');
  });
});
