import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { TERM_GROUPS } from '@/pages/portal/about/glossary/terms';
import { findLocal, localEntry, type LocalEntry } from '@/features/site-search/local/local-search';
import { LANGUAGES } from '@/shared/i18n/languages';

interface SearchTexts {
  terms: Record<string, string>;
}

const texts = LANGUAGES.map(
  (language) =>
    JSON.parse(readFileSync(`src/shared/i18n/locales/${language}/search.json`, 'utf8')) as SearchTexts,
);
const ids = TERM_GROUPS.flatMap(({ terms }) => terms.map(({ id }) => id));

/** The terms as a reader of a language searches them: by the words of all languages. */
const entriesIn: readonly LocalEntry[][] = texts.map(({ terms: own }) =>
  ids.map((id) =>
    localEntry(
      { kind: 'term', id, title: own[id]?.split('|')[0] ?? '', address: null },
      texts.flatMap(({ terms }) => terms[id]?.split('|') ?? []),
    ),
  ),
);

describe('the search finds each term', () => {
  it.each(LANGUAGES.map((language, index) => [language, index] as const))(
    '%s: first by its name in any language, whatever language is read',
    (_, index) => {
      for (const id of ids) {
        const name = texts[index]?.terms[id]?.split('|')[0] ?? '';
        for (const reader of LANGUAGES.keys())
          expect(
            findLocal(entriesIn[reader] ?? [], name)[0]?.id,
            `${name}, read in ${LANGUAGES[reader]}`,
          ).toBe(id);
      }
    },
  );

  it.each(
    Object.entries({
      RVC: 'rvc',
      PSR: 'psr',
      WO: 'wo',
      PE: 'pe',
      CTC: 'ctc',
      CTH: 'ctc',
      CTSH: 'ctc',
      CC: 'ctc',
      CR: 'cr',
      MFN: 'mfn',
      FOB: 'fob',
      BOM: 'bom',
      HS: 'hsCode',
      'C/O': 'certificate',
      RCO: 'rcepCountry',
      DV20: 'dv20',
      ACU: 'cumulation',
      DMI: 'deMinimis',
      'de minimis': 'deMinimis',
      SPS: 'sps',
      TBT: 'technicalRegulation',
      協定税率: 'rcepRate',
      협정세율: 'rcepRate',
      'thuế suất ưu đãi đặc biệt': 'rcepRate',
    }),
  )('by the abbreviation or other word %s', (typed, id) => {
    for (const reader of LANGUAGES.keys()) expect(findLocal(entriesIn[reader] ?? [], typed)[0]?.id).toBe(id);
  });
});
