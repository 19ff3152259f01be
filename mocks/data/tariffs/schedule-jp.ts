import { appliedJapaneseMfn, readRate } from '@/domain/editions';
import type { OtherAgreement, RateAsSent } from '@/features/tariffs/tariffs-schema';
import { packedLinesByCode, type CellOf } from '../../tariffs/packed-lines';
import { ASEAN, RCEP_IN_CPTPP, without } from '../groups';
import { rate, type NationalLine } from '../national-line';

type Send = (printed: string, mark?: RateAsSent['mark']) => RateAsSent;

interface Agreement {
  agreement: string;
  parties: readonly string[];
  mark?: RateAsSent['mark'];
}

const FISCAL_2025 = { validFrom: '2025-04-01', validTo: '2026-03-31' };
const FISCAL_2026 = { validFrom: '2026-04-01', validTo: '2027-03-31' };

const RCEP_COLUMNS = [
  { column: 'rcepAseanAuNz', parties: [...ASEAN, 'AU', 'NZ'] },
  { column: 'rcepCn', parties: ['CN'] },
  { column: 'rcepKr', parties: ['KR'] },
];

/** Japan's tariff does not list the least developed countries it recognises: the three of the UN list, unchecked. */
const AGREEMENTS: readonly (Agreement & { column: string })[] = [
  { agreement: 'AJCEP', column: 'ajcep', parties: [...ASEAN] },
  { agreement: 'CPTPP', column: 'cptpp', parties: without(RCEP_IN_CPTPP, 'JP') },
  { agreement: 'JSEPA', column: 'epaSg', parties: ['SG'] },
  { agreement: 'MJEPA', column: 'epaMy', parties: ['MY'] },
  { agreement: 'JTEPA', column: 'epaTh', parties: ['TH'] },
  { agreement: 'JIEPA', column: 'epaId', parties: ['ID'] },
  { agreement: 'JBEPA', column: 'epaBn', parties: ['BN'] },
  { agreement: 'JPEPA', column: 'epaPh', parties: ['PH'] },
  { agreement: 'VJEPA', column: 'epaVn', parties: ['VN'] },
  { agreement: 'India–Japan CEPA', column: 'epaIn', parties: ['IN'] },
  { agreement: 'JAEPA', column: 'epaAu', parties: ['AU'] },
  { agreement: 'GSP-LDC', column: 'ldc', parties: ['KH', 'LA', 'MM'], mark: 'unchecked' },
];

const PARTY_NAMES: Readonly<Record<string, string>> = {
  オーストラリア: 'AU',
  マレーシア: 'MY',
  ベトナム: 'VN',
  ニュージーランド: 'NZ',
  シンガポール: 'SG',
  ブルネイ: 'BN',
};

/** The lines of Japan under a code: RCEP from 1 April 2025, everything from 1 April 2026, to 31 March 2027. */
export async function linesOfJapan(hs: string): Promise<NationalLine[]> {
  const [lines, changed] = await Promise.all([
    packedLinesByCode('tariff-jp', hs),
    packedLinesByCode('tariff-jp-years', hs),
  ]);
  return [...lines].flatMap(([code, seasons]) => {
    const line = inSeasons(seasons);
    return line === null ? [] : [lineOf(line, inSeasons(changed.get(code) ?? []))];
  });
}

function lineOf(cell: CellOf, before: CellOf | null): NationalLine {
  const [general, provisional, wto] = [cell('general'), cell('provisional'), cell('wto')];
  const mfn = appliedJapaneseMfn({ general, provisional, wto });
  return {
    code: cell('code'),
    description: { ja: cell('ja') },
    base: null,
    mfn: mfn === null ? [] : [japanese(mfn)],
    mfnPointer: mfn === null ? [general, wto].filter((text) => text !== '').join(' / ') : null,
    basic: null,
    rcep: RCEP_COLUMNS.map(({ column, parties }) => ({
      parties,
      rates: [...lastYear(cell, before, column), japanese(cell(column))],
    })),
    others: othersOfJapan(cell, japanese),
  };
}

/**
 * The rate of tariff year 5: that of year 6 where it did not change; none for lines that were split or renumbered.
 */
function lastYear(cell: CellOf, before: CellOf | null, column: string): RateAsSent[] {
  if (before?.('held2025') === 'no') return [];
  return [rate('JP', (before ?? cell)(column), FISCAL_2025, 'jp-tariff-2025')];
}

/**
 * Lines of one code with a rate for each season as one line: differing cells are written one below the other, each
 * after the last words of its description, which name the season. Such texts cannot be computed.
 */
function inSeasons(lines: readonly CellOf[]): CellOf | null {
  const [first, ...others] = lines;
  if (first === undefined || others.length === 0) return first ?? null;
  return (column) => {
    const cells = lines.map((line) => line(column));
    if (new Set(cells).size === 1) return cells[0] ?? '';
    if (column === 'ja') return cells.join('\n');
    return lines.map((line, index) => `${seasonOf(line)}\u3000${cells[index]}`).join('\n');
  };
}

const seasonOf = (line: CellOf): string => line('ja').split(' > ').at(-1) ?? '';

/** The rates of other agreements on a line; `send` adds validity and source. */
export const othersOfJapan = (cell: CellOf, send: Send): OtherAgreement[] =>
  AGREEMENTS.flatMap(({ agreement, column, parties, mark }) =>
    otherAgreement({ agreement, parties, mark }, cell(column), send),
  );

/**
 * The rate of another agreement, by Party if it differs; a treatment without names applies to all Parties not named.
 */
function otherAgreement(
  { agreement, parties, mark }: Agreement,
  printed: string,
  send: Send,
): OtherAgreement[] {
  const read = readRate('JP', printed);
  if (read?.notation === 'noPreference') return [];
  const treatments = read?.treatments ?? [{ names: [], printed }];
  const named = treatments.flatMap(({ names }) => partiesOf(names));
  return treatments.flatMap((treatment) => {
    const entitled =
      treatment.names.length === 0
        ? without(parties, ...named)
        : partiesOf(treatment.names).filter((party) => parties.includes(party));
    return entitled.length === 0
      ? []
      : [{ agreement, parties: entitled, rate: send(treatment.printed, mark) }];
  });
}

const partiesOf = (names: readonly string[]): string[] => names.flatMap((name) => PARTY_NAMES[name] ?? []);

function japanese(printed: string, mark?: RateAsSent['mark']): RateAsSent {
  return rate('JP', printed, FISCAL_2026, 'jp-tariff-2026', mark);
}
