import { isParty } from '@/domain/rcep';
import type { LaneQuestion } from './lane/lane-query';
import type { TariffAnswer, TariffLine } from './tariffs-schema';

/**
 * What an answer comes to for a question: the line whose lane can be decided, or why there is none. `choose-line`: the
 * code has several national lines and none is chosen; `code`: the importer's schedule is held, this code is not.
 */
export type AnswerOutcome =
  | { kind: 'same-country' | 'importer-not-party' | 'unknown' | 'importer' | 'code' | 'choose-line' }
  | { kind: 'line'; line: TariffLine };

/** Judges an answer for a question, in the order: code, countries, what is held, the line. */
export function outcomeOf(
  answer: TariffAnswer,
  question: Pick<LaneQuestion, 'from' | 'to' | 'line'>,
): AnswerOutcome {
  if (answer.held === 'unknown') return { kind: 'unknown' };
  if (question.from === question.to) return { kind: 'same-country' };
  if (!isParty(question.to)) return { kind: 'importer-not-party' };
  if (answer.held !== 'lines') return { kind: answer.held };
  const line = chosenLine(answer, question.line);
  return line === null ? { kind: 'choose-line' } : { kind: 'line', line };
}

/** The line asked for by code, else the one the typed digits belong to, else the only one; null while it must be asked for. */
export function chosenLine(answer: TariffAnswer, code: string | null): TariffLine | null {
  const byCode = (wanted: string | null) => answer.lines.find((line) => line.code === wanted);
  const only = answer.lines.length === 1 ? answer.lines[0] : undefined;
  return byCode(code) ?? byCode(answer.matchedLine) ?? only ?? null;
}
