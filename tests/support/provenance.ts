type AnswerPart = Record<string, unknown>;

interface Source extends AnswerPart {
  id: string;
  asOf: string;
  mark: string;
}

const MARKS = ['fact', 'unchecked', 'sample'];
const AS_OF = /^20\d\d(-\d\d(-\d\d)?)?$/;

/**
 * What is wrong with where the figures of an answer come from, one sentence each: an unknown mark, a source that is named
 * but not sent, a source without a date, a fact without a source or out of made-up or unchecked ones, a row that says nothing.
 */
export function provenanceFaults(
  answer: unknown,
  path = '',
  above: readonly Source[] | null = null,
): string[] {
  if (Array.isArray(answer))
    return answer.flatMap((available, at) => provenanceFaults(available, `${path}[${at}]`, above));
  if (!isAvailable(answer)) return [];
  const sent = isSources(answer['sources']) ? answer['sources'] : above;
  return [
    ...marksOf(answer, path, sent ?? []),
    ...namesOf(answer, path, sent),
    ...(isSource(answer) ? datesOf(answer, path) : []),
    ...silentRows(answer, path),
    ...Object.entries(answer).flatMap(([key, available]) =>
      provenanceFaults(available, `${path}.${key}`, sent),
    ),
  ];
}

function marksOf(available: AnswerPart, path: string, sent: readonly Source[]): string[] {
  const isNamed = Object.keys(available).some((key) => /sourceId$/i.test(key)) || isSource(available);
  return Object.entries(available).flatMap(([key, mark]) => {
    if (!/^mark$|Mark$/.test(key) || mark === null) return [];
    if (typeof mark !== 'string' || !MARKS.includes(mark))
      return [`${path}.${key} is ${JSON.stringify(mark)}`];
    return mark === 'fact' && !isNamed && sent.length === 0 ? [`${path} is a fact without a source`] : [];
  });
}

function namesOf(available: AnswerPart, path: string, sent: readonly Source[] | null): string[] {
  return Object.entries(available).flatMap(([key, id]) => {
    if (!/^sourceId$|SourceId$/.test(key) || id === null) return [];
    const source = sent?.find((candidate) => candidate.id === id);
    if (source === undefined) return [`${path}.${key}: ${JSON.stringify(id)} is not among the sources`];
    const mark =
      available[key.replace(/sourceId$/, 'mark').replace(/SourceId$/, 'Mark')] ?? available['mark'];
    return mark === 'fact' && source.mark !== 'fact'
      ? [`${path} is a fact out of ${source.mark} ${source.id}`]
      : [];
  });
}

function datesOf({ asOf, title }: Source, path: string): string[] {
  const isNamed = isAvailable(title) && title['text'] !== '';
  return AS_OF.test(asOf) && isNamed ? [] : [`${path} has no title or no date`];
}

/** Rows of a list for which neither a mark nor a source is given: in them, or once for all beside them. */
function silentRows(available: AnswerPart, path: string): string[] {
  const { rows, sources: _sources, ...beside } = available;
  if (!Array.isArray(rows) || says(beside)) return [];
  return rows.flatMap((row, at) => (says(row) ? [] : [`${path}.rows[${at}] says nothing`]));
}

const says = (value: unknown): boolean =>
  /"(mark|\w+Mark|sourceId|\w+SourceId)":"/.test(JSON.stringify(value) ?? '');
const isAvailable = (value: unknown): value is AnswerPart =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isSource = (available: AnswerPart): available is Source =>
  'asOf' in available && 'publisher' in available;
const isSources = (value: unknown): value is Source[] =>
  Array.isArray(value) && value.every((available) => isAvailable(available) && isSource(available));
