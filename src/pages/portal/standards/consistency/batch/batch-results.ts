import { DEFAULT_WEIGHTS, DEGREES } from '@/domain/standards';
import type { Degree } from '@/domain/standards';
import { fetchStandards } from '@/features/standards/standards-api';
import type { StandardRecord } from '@/features/standards/standards-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { consistencyOutcome } from '../outcome';
import type { ConsistencyOutcome } from '../outcome';
import { savedEvaluationOf } from '../saved-evaluations';
import { plainNumber } from './batch-rows';
import type { BatchRow } from './batch-rows';

/** A standard of a list with what the library declares and the result of the evidence; null where there is none. */
export interface BatchResultRow {
  number: string;
  /** Of the library; null for an unknown number. */
  id: string | null;
  reference: string;
  declared: Degree | null;
  /** Of the library's record; null if the degree is not from there. */
  mark: RecordMark | null;
  /** The origin of the evidence. */
  from: 'list' | 'browser' | null;
  outcome: ConsistencyOutcome | null;
}

const AT_ONCE = 6;
const CANDIDATES = 10;

/** The library's records for numbers, by the number without spaces; unknown ones are missing. */
export async function recordsOf(numbers: readonly string[]): Promise<Map<string, StandardRecord>> {
  const found = new Map<string, StandardRecord>();
  const waiting = [...numbers];
  const work = async () => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const { rows } = await fetchStandards({ q: number, pageNo: 1, pageSize: CANDIDATES });
      const plain = plainNumber(number);
      const row = rows.find((each) => plainNumber(each.number) === plain);
      if (row) found.set(plain, row);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return found;
}

/** The rows of a list with declared and evaluated degree: evidence of the list first, then what this browser has. */
export const resultsOfList = (
  rows: readonly BatchRow[],
  records: ReadonlyMap<string, StandardRecord>,
): BatchResultRow[] =>
  rows.map(({ number, reference, declared, evidence }) => {
    const record = records.get(plainNumber(number));
    const result = resultOf(record?.number ?? number, record, declared ?? declaredBy(record), reference);
    const mark = declared === null ? result.mark : null;
    if (evidence === null) return { ...result, mark };
    const outcome = consistencyOutcome(result.declared, evidence, DEFAULT_WEIGHTS, null);
    return { ...result, mark, from: 'list', outcome };
  });

/** Records of the library with declared and evaluated degree. */
export const resultsOfRecords = (records: readonly StandardRecord[]): BatchResultRow[] =>
  records.map((record) => resultOf(record.number, record, declaredBy(record), ''));

function resultOf(
  number: string,
  record: StandardRecord | undefined,
  declared: Degree | null,
  reference: string,
): BatchResultRow {
  const id = record?.id ?? null;
  const saved = id === null ? null : savedEvaluationOf(id);
  return {
    number,
    id,
    reference: reference || (saved?.subject.reference ?? ''),
    declared,
    mark: record?.mark ?? null,
    from: saved === null ? null : 'browser',
    outcome:
      saved === null ? null : consistencyOutcome(declared, saved.evidence, saved.weights, saved.override),
  };
}

const declaredBy = (record: StandardRecord | undefined): Degree | null =>
  DEGREES.find((degree) => degree === record?.adoption) ?? null;
