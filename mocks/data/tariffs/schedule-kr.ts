import type { OtherAgreement, RateAsSent } from '@/features/tariffs/tariffs-schema';
import { packedLines, packedLinesByCode, type CellOf } from '../../tariffs/packed-lines';
import { ASEAN } from '../groups';
import { calendarYear, rate, type NationalLine } from '../national-line';

type Send = (printed: string, mark?: RateAsSent['mark']) => RateAsSent;

const SOURCE = 'kr-tariff-2026';

const ALL_ORIGINS = [
  { column: 'rcepAsean', parties: [...ASEAN] },
  { column: 'rcepAu', parties: ['AU'] },
  { column: 'rcepCn', parties: ['CN'] },
  { column: 'rcepJp', parties: ['JP'] },
  { column: 'rcepNz', parties: ['NZ'] },
];

interface KoreanAgreement {
  agreement: string;
  column: string;
  parties: string[];
  mark?: RateAsSent['mark'];
}

const CHINA: readonly KoreanAgreement[] = [
  { agreement: 'Korea–China FTA', column: 'ckfta', parties: ['CN'] },
];

/** Membership of APTA was not checked. */
const AGREEMENTS: readonly KoreanAgreement[] = [
  ...CHINA,
  { agreement: 'AKFTA', column: 'akfta', parties: [...ASEAN] },
  { agreement: 'VKFTA', column: 'vkfta', parties: ['VN'] },
  { agreement: 'KAFTA', column: 'kafta', parties: ['AU'] },
  { agreement: 'Korea–New Zealand FTA', column: 'knzfta', parties: ['NZ'] },
  { agreement: 'Korea–Philippines FTA', column: 'kpfta', parties: ['PH'] },
  { agreement: 'APTA', column: 'apta', parties: ['CN', 'IN', 'LA'], mark: 'unchecked' },
];

/**
 * The lines of Korea under a code for 2026. The whole tariff has the basic rate, which is not MFN, and goods from China; 293
 * lines have MFN, every origin and a description.
 */
export async function linesOfKorea(hs: string): Promise<NationalLine[]> {
  const [lines, origins] = await Promise.all([
    packedLines('tariff-kr', hs),
    packedLinesByCode('tariff-kr-origins', hs),
  ]);
  return lines.map((cell) => {
    const [all] = origins.get(cell('code')) ?? [];
    return all === undefined ? chineseGoods(cell) : everyOrigin(all);
  });
}

function chineseGoods(cell: CellOf): NationalLine {
  return {
    ...common(cell),
    description: {},
    mfn: [],
    rcep: [{ parties: ['CN'], rates: [korean(cell('rcepCn'))] }],
    others: CHINA.flatMap((agreement) => otherAgreement(agreement, cell, korean)),
  };
}

/** If two copies of the tariff differ in a line, its rates for goods from China are unchecked. */
function everyOrigin(cell: CellOf): NationalLine {
  const ofChina = cell('note') === '' ? 'fact' : 'unchecked';
  return {
    ...common(cell),
    description: { ko: cell('ko'), en: cell('en') },
    mfn: [korean(cell('mfn'))],
    rcep: ALL_ORIGINS.map(({ column, parties }) => ({
      parties,
      rates: [korean(cell(column), column === 'rcepCn' ? ofChina : 'fact')],
    })),
    others: othersOfKorea(cell, korean),
  };
}

function common(cell: CellOf) {
  return { code: cell('code'), base: null, mfnPointer: null, basic: korean(cell('basic')) };
}

/** The rates of other agreements on a line; `send` adds validity and source. */
export const othersOfKorea = (cell: CellOf, send: Send): OtherAgreement[] =>
  AGREEMENTS.flatMap((agreement) => otherAgreement(agreement, cell, send));

function otherAgreement(
  { agreement, column, parties, mark }: KoreanAgreement,
  cell: CellOf,
  send: Send,
): OtherAgreement[] {
  const printed = cell(column);
  return printed === '' ? [] : [{ agreement, parties, rate: send(printed, mark) }];
}

function korean(printed: string, mark?: RateAsSent['mark']): RateAsSent {
  return rate('percent', printed, calendarYear(2026), SOURCE, mark);
}
