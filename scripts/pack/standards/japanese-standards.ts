import { sectorNamed } from './numbers';
import type { PackedPart, PackedStandard, Row } from './packed-standard';

const CATALOGUE = 'https://webdesk.jsa.or.jp/books/W11M0090/index/?bunsyo_id=';

/**
 * The table `standards-jis-four-sectors.csv`. Throws if a row is not in force, unchecked or from elsewhere in the
 * catalogue.
 */
export function japaneseStandards(rows: readonly Row[]): PackedPart {
  return {
    standards: rows.map(toStandard),
    relations: rows.flatMap(({ number: from = '', numbered_after_iso_iec: to = '' }) =>
      // The number shows that they belong together, but no page was read about it.
      to === '' ? [] : [{ from, kind: 'corresponds', degree: null, to, mark: 'unchecked' }],
    ),
    indicators: [],
  };
}

function toStandard(row: Row): PackedStandard {
  const { number = '', title_ja: ja = '', title_en: en = '', ics = '', issued = '', confirmed = '' } = row;
  const place = encodeURIComponent(number).replaceAll('%20', '+');
  if (row['status'] !== 'valid' || row['verified'] !== 'fact' || row['detail_url'] !== CATALOGUE + place)
    throw new Error(`Another status, mark or address: ${number}`);
  return {
    number,
    titles: en === '' ? { ja } : { ja, en },
    sector: sectorNamed(row['sector'] ?? ''),
    ics: ics.split(' '),
    published: issued,
    ...(confirmed === '' ? {} : { confirmed }),
    url: CATALOGUE + place,
    mark: 'fact',
    sourceId: 'standards-jis',
  };
}
