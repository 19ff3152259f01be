import { useMemo } from 'react';
import {
  fieldNaming,
  isTranslated,
  textFor,
  textsOf,
  type ContentField,
  type ContentKind,
} from '@/features/content/content-kind';
import type { ContentRow, ContentValue } from '@/features/content/content-schema';
import type { KindWords } from '@/features/content/words/kind-words';
import { useKindWords } from '@/features/content/words/use-kind-words';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { todayIso } from '@/shared/format/date';
import { LANGUAGE_NAMES, type Language } from '@/shared/i18n/languages';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Link } from '@/shared/ui/controls/link';
import { AsOf } from '@/shared/ui/marks/as-of';
import { stateKeyOf } from '../words/row-state';
import { StateTag } from '../words/state-tag';
import { MissingLanguages } from './missing-languages';
import { useCheckColumns } from './use-check-columns';

/**
 * The columns of a kind's list; `isOfChecks`: of the checks due by a day, which has their days and reasons in place of the
 * translations and the last change.
 */
export function useRecordColumns(
  kind: ContentKind,
  addressOf: (id: string) => string,
  isOfChecks: boolean,
): ListColumn<ContentRow>[] {
  const { t } = useTexts('content');
  const missing = (row: ContentRow) => row.missing as Language[];
  const namesOf = (row: ContentRow) =>
    missing(row)
      .map((language) => LANGUAGE_NAMES[language])
      .join(t('comma'));
  const words = useKindWords(kind);
  const language = useLanguage();
  const day = todayIso();
  const own = useMemo(() => fieldColumns(kind, words, language, day), [kind, words, language, day]);
  const checks = useCheckColumns(day);
  const ownColumns = kind.columns.flatMap((name) =>
    name === checks.due.id ? (isOfChecks ? [] : [checks.due]) : own.filter(({ id }) => id === name),
  );
  const isNumbered = fieldNaming(kind) !== null;
  const columns: ListColumn<ContentRow>[] = [
    {
      id: 'name',
      head: words.nameLabel,
      isWhole: isNumbered,
      isLong: !isNumbered,
      isSortable: true,
      cell: (row) => <Link to={addressOf(row.id)}>{words.name(row.values) || row.id}</Link>,
      text: (row) => words.name(row.values),
    },
    {
      id: 'state',
      head: t('column.state'),
      isSortable: true,
      cell: (row) => <StateTag row={row} />,
      text: (row) => t(stateKeyOf(row)),
    },
    ...(isOfChecks ? [checks.due, checks.why] : []),
    ...ownColumns,
    ...(isTranslated(kind) && !isOfChecks
      ? [
          {
            id: 'missing',
            head: t('column.missing'),
            cell: (row: ContentRow) =>
              row.missing.length === 0 ? null : (
                <MissingLanguages languages={missing(row)} names={namesOf(row)} />
              ),
            text: namesOf,
          },
        ]
      : []),
    { id: 'writtenByName', head: t('column.writer'), isWhole: true, isSortable: true },
    ...(isOfChecks
      ? []
      : [{ id: 'updateTime', head: t('column.updatedAt'), isWhole: true, isSortable: true }]),
  ];
  const optional = ['writtenByName', ...(kind.optionalColumns ?? [])];
  return columns.map((column) => ({ ...column, isOptional: optional.includes(column.id) }));
}

const isDate = ({ type }: Pick<ContentField, 'type'>): boolean => type === 'date' || type === 'partialDate';

/** As the reader's language writes it; null is an empty field. */
const dateCell = (value: ContentValue) => (value ? <AsOf value={String(value)} /> : null);

/** Days and numbers never wrap; a text or a list of codes is long; the word of a choice, or a short text, may wrap. */
function layoutOf({
  type,
  isQuantity,
  max = 0,
}: ContentField): Pick<ListColumn<ContentRow>, 'align' | 'isWhole' | 'isLong'> {
  if (isQuantity === true) return { align: 'end', isWhole: true };
  if (isDate({ type }) || type === 'number') return { isWhole: true };
  return { isLong: type !== 'choice' && max > 50 };
}

/** A column for each field, and for each text in six languages; `day` is today's, YYYY-MM-DD. */
function fieldColumns(
  kind: ContentKind,
  words: KindWords,
  language: Language,
  day: string,
): ListColumn<ContentRow>[] {
  const column = (id: string, text: (row: ContentRow) => string | null): ListColumn<ContentRow> => ({
    id,
    head: words.label(id),
    cell: text,
    text,
  });
  const plain = kind.fields.filter(({ text }) => text === undefined);
  return [
    ...textsOf(kind).map((text) => ({
      ...column(text, ({ values }) => textFor(kind, values, text, language)?.text ?? null),
      isLong: true,
    })),
    ...plain.map((field) => ({
      ...column(field.name, ({ values }) => words.shown(field, values[field.name])),
      ...layoutOf(field),
      ...(isDate(field) && { cell: ({ values }: ContentRow) => dateCell(values[field.name]) }),
      isSortable: true,
    })),
    ...(kind.derived ?? []).map((field) => ({
      ...column(field.name, ({ values }) => words.shown(field, field.derive(values, day))),
      ...layoutOf(field),
      isSortable: true,
    })),
  ];
}
