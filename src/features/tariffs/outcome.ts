import { isParty } from '@/domain/rcep';
import type { PairQuestion } from './country-pair/pair-query';
import type { TariffAnswer, TariffLine } from './tariffs-schema';

/**
 * The outcome of a response for a query: the line to decide on, or why there is none. `choose-line`: the code has
 * several national lines and none is chosen; `code`: the importer's schedule is available, but without this code.
 */
export type AnswerOutcome =
  | { kind: 'same-country' | 'importer-not-party' | 'unknown' | 'importer' | 'code' | 'choose-line' }
  | { kind: 'line'; line: TariffLine };

/** The outcome for a query, checked in the order: code, countries, available data, line. */
export function outcomeOf(
  answer: TariffAnswer,
  question: Pick<PairQuestion, 'from' | 'to' | 'line'>,
): AnswerOutcome {
  if (answer.coverage === 'unknown') return { kind: 'unknown' };
  if (question.from === question.to) return { kind: 'same-country' };
  if (!isParty(question.to)) return { kind: 'importer-not-party' };
  if (answer.coverage !== 'lines') return { kind: answer.coverage };
  const line = chosenLine(answer, question.line);
  return line === null ? { kind: 'choose-line' } : { kind: 'line', line };
}

/** The requested line, else the one of the typed digits, else the only one; null while the reader has to choose. */
export function chosenLine(answer: TariffAnswer, code: string | null): TariffLine | null {
  const byCode = (wanted: string | null) => answer.lines.find((line) => line.code === wanted);
  const only = answer.lines.length === 1 ? answer.lines[0] : undefined;
  return byCode(code) ?? byCode(answer.matchedLine) ?? only ?? null;
}
