import { publisherOf } from '../../../mocks/standards/standard-numbers';
import { writePacked, writePackedText } from '../packed-file';
import { chineseStandards } from './chinese-standards';
import { japaneseStandards } from './japanese-standards';
import { libraryOf } from './library';
import { otherAdoptions } from './other-adoptions';
import type { PackedStandard, Row } from './packed-standard';
import { technicalLimits } from './technical-limits';

/** Writes the library of standards from its four tables. */
export function packStandards(tables: {
  china: readonly Row[];
  japan: readonly Row[];
  adoptions: readonly Row[];
  limits: readonly Row[];
}): void {
  const tabled = [
    chineseStandards(tables.china),
    japaneseStandards(tables.japan),
    otherAdoptions(tables.adoptions),
  ];
  const known = tabled.flatMap((part) => part.standards.map(({ number }) => number));
  const { standards, relations, indicators } = libraryOf([...tabled, technicalLimits(tables.limits, known)]);
  const japan = standards.filter(isOfCatalogue);
  writePacked('standards/japan.json', {
    columns: ['number', 'ja', 'en', 'sector', 'ics', 'published', 'confirmed'],
    rows: japan.map(({ number, titles, sector, ics, published = '', confirmed = '' }) => [
      number,
      titles?.['ja'] ?? '',
      titles?.['en'] ?? '',
      sector,
      (ics ?? []).join(' '),
      published,
      confirmed,
    ]),
  });
  writePacked('standards/standards.json', { rows: standards.filter((one) => !isOfCatalogue(one)) });
  writePacked('standards/relations.json', {
    columns: ['from', 'kind', 'degree', 'to', 'mark'],
    rows: relations.map(({ from, kind, degree, to, mark }) => [from, kind, degree, to, mark]),
  });
  writePacked('standards/indicators.json', { rows: indicators });
  const extent = { standards: standards.length, bySource: countsBySource(standards) };
  writePackedText('standards/extent.json', `${JSON.stringify(extent, null, 1)}\n`);
}

/** A row of the Japanese catalogue, not a standard that one of its numbers names. */
const isOfCatalogue = ({ sourceId, number }: PackedStandard): boolean =>
  sourceId === 'standards-jis' && publisherOf(number).country === 'JP';

/** How many standards each source has, and how many are unchecked. */
function countsBySource(standards: readonly PackedStandard[]) {
  const counts: Record<string, { standards: number; unchecked: number }> = {};
  for (const { sourceId, mark } of standards) {
    const count = (counts[sourceId] ??= { standards: 0, unchecked: 0 });
    count.standards += 1;
    if (mark === 'unchecked') count.unchecked += 1;
  }
  return counts;
}
