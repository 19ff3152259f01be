import { indexRanking, type IndexList, type IndexRank } from './index-ranking';
import type { IndexId, IndexInfo, IndexInput, IndexRelease } from './trade-index-schema';
import type { RecordMark, SourceRecord } from '@/shared/api/record-schema';
import type { SectorId } from '@/shared/routing/paths';

/** What a reader chooses. */
export interface IndexChoice {
  index: IndexId;
  country: string;
  /** Null: the latest year with data. */
  year: number | null;
  sector: SectorId;
  /** Countries shown with `country`; the first one is the importer if the index is of a pair. */
  vs: readonly string[];
}

/** The data for the sections of the page. */
export interface IndexView {
  info: IndexInfo;
  index: IndexId;
  release: IndexRelease | undefined;
  year: number;
  sector: SectorId;
  /** The exporter if the index is of a pair, else the selected country. */
  subject: string;
  /** The country of the large figure: the importer if the index is of a pair. */
  country: string;
  /** Countries compared with it. */
  compared: readonly string[];
  list: IndexList;
  ranking: readonly IndexRank[];
  sources: readonly SourceRecord[];
}

/** The view of an answer by what is chosen; a year without data falls back to the latest of the index. */
export function indexView(
  info: IndexInfo,
  choice: Pick<IndexChoice, 'index' | 'country' | 'year' | 'vs'>,
): IndexView {
  const { index, country: subject } = choice;
  const release = info.releases.find(({ id }) => id === index);
  const years = yearsOf(info);
  const latest = release?.lastYear ?? years.at(-1) ?? 0;
  const year = choice.year !== null && years.includes(choice.year) ? choice.year : latest;
  const isPair = index === 'complementarity';
  const vs = isPair && choice.vs.length === 0 ? [defaultPartner(subject)] : choice.vs;
  const country = isPair ? (vs[0] ?? subject) : subject;
  const list = { index, year, sector: info.sector, subject };
  return {
    info,
    index,
    release,
    year,
    sector: info.sector,
    subject,
    country,
    compared: isPair ? vs.slice(1) : vs,
    list,
    ranking: indexRanking(info, list),
    sources: info.sources.filter(({ id }) => inputsOf(info, index).some(({ sourceId }) => sourceId === id)),
  };
}

/** The years of the answer, ascending. */
export function yearsOf(info: IndexInfo): number[] {
  return [...new Set(info.rows.map((row) => row.year))].sort((a, b) => a - b);
}

/** The default importer for an exporter. */
export const defaultPartner = (subject: string): string => (subject === 'CN' ? 'JP' : 'CN');

/** Decimal places of the values of an index. */
export const DECIMALS: Record<IndexId, number> = { tc: 3, rca: 2, complementarity: 1, risk: 1 };

const INPUTS: Record<IndexId, readonly IndexInput['id'][]> = {
  tc: ['trade'],
  rca: ['exportShares'],
  complementarity: ['exportShares', 'importShares'],
  risk: ['tbt', 'friction', 'standard', 'legal', 'competition', 'maxCompetition'],
};

/** The inputs an index is computed from. */
function inputsOf(info: IndexInfo, index: IndexId): IndexInput[] {
  return info.inputs.filter(({ id }) => INPUTS[index].includes(id));
}

/** The mark of one input; sample if the answer has none. */
export function markOf(info: IndexInfo, id: IndexInput['id']): RecordMark {
  return info.inputs.find((input) => input.id === id)?.mark ?? 'sample';
}
