import { ConfigProvider, Form } from 'antd';
import { Fragment, Suspense, useRef, type Ref } from 'react';
import { rowProblemsOf } from '@/features/content/content-checks';
import { rowsText, typedRowsIn } from '@/features/content/content-entries';
import type { ContentField, ContentKind } from '@/features/content/content-kind';
import type { KindWords } from '@/features/content/words/kind-words';
import { useTexts } from '@/shared/i18n/use-texts';
import { useIsBelow } from '@/shared/ui/hooks/use-breakpoint';
import { Button } from '@/shared/ui/controls/button';
import { partHintOf } from '../../kinds/part-hints';
import { FoldedRow } from './folded-row';
import { PartInput } from './part-input';
import { RowHints } from './row-hints';
import { sharedHints } from './shared-hints';
import { useRowFocus, type FocusHandle } from './use-row-focus';

/** Rows with more parts than these are folded until they are opened. */
const SHOWN_PARTS = 5;
/** The same on a phone, where parts are below each other. */
const SHOWN_PARTS_NARROW = 2;

interface RowsInputProps {
  kind: ContentKind;
  field: ContentField;
  words: KindWords;
  /** Set by the form, as what follows. */
  ref?: Ref<FocusHandle>;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
  /** Called when the focus leaves a row. */
  onBlur?: () => void;
}

/**
 * The entries of a field, such as dated steps: each with its parts, added and removed one by one. Hints are shown once for
 * all rows; in rows that are folded, where few are open, under each part. Once the form refuses the field, each part says
 * what is wrong with it, and the first of them gets the focus.
 */
export function RowsInput({ kind, field, words, ref, id, value, onChange, onBlur }: RowsInputProps) {
  const { componentDisabled: disabled } = ConfigProvider.useConfig();
  const { t } = useTexts('content');
  const parts = field.parts ?? [];
  const rows = typedRowsIn(field, value);
  const box = useRef<HTMLDivElement>(null);
  const isRefused = Form.Item.useStatus().status === 'error';
  const problems = rowProblemsOf(field, value);
  const isNarrow = useIsBelow(768);
  const isFolded = parts.length > (isNarrow ? SHOWN_PARTS_NARROW : SHOWN_PARTS);
  const hints = isFolded ? [] : sharedHints(field, words);
  const hintIdOf = (part: ContentField) => {
    const found = hints.findIndex((hint) => hint.parts.includes(part));
    return found === -1 ? undefined : `${id}-hint-${found}`;
  };
  const controlId = (at: number, part: string) => `${id}-${at}-${part}`;
  const { wanted, focusRow } = useRowFocus(box, ref, () => {
    const [first] = problems;
    if (first === undefined) return { row: 0, control: null };
    return { row: first.row, control: controlId(first.row, first.part.name) };
  });
  const errorOf = (at: number, part: ContentField) => {
    const found = problems.find(({ row, part: { name } }) => row === at && name === part.name);
    return isRefused && found !== undefined ? words.reason(part, found.problem, found.text) : undefined;
  };
  const write = (next: readonly Readonly<Record<string, string>>[]) =>
    onChange?.(next.length === 0 ? null : rowsText(field, next));
  const change = (at: number, part: string, text: string) =>
    write(rows.map((row, index) => (index === at ? { ...row, [part]: text } : row)));
  const remove = (at: number) => {
    write(rows.filter((_row, index) => index !== at));
    // The next row, else the last, else the button that adds one.
    focusRow({ row: Math.max(0, Math.min(at, rows.length - 2)), control: null });
  };
  const first = Object.fromEntries(parts.map(({ name, start = '' }) => [name, start]));
  const hintOf = (part: ContentField, row: Readonly<Record<string, string>>) => {
    const text = words.hint(field, part);
    const Reading = partHintOf(kind, field, part);
    if (Reading === undefined) return text;
    return (
      <>
        {text}{' '}
        <Suspense fallback={null}>
          <Reading row={row} />
        </Suspense>
      </>
    );
  };
  const rowOf = (row: Readonly<Record<string, string>>, at: number) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Only notices that the focus leaves.
    <div
      className="record-row"
      role="group"
      aria-label={t('rows.row', { number: at + 1 })}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {parts.map((part) => (
        <PartInput
          key={part.name}
          id={controlId(at, part.name)}
          part={part}
          error={errorOf(at, part)}
          label={words.partLabel(field, part)}
          options={words.options(part)}
          hint={isFolded ? hintOf(part, row) : undefined}
          hintId={hintIdOf(part)}
          value={row[part.name] ?? ''}
          disabled={disabled}
          onChange={(text) => change(at, part.name, text)}
        />
      ))}
      {!disabled && (
        <Button
          size="small"
          variant="text"
          aria-label={t('rows.remove', { number: at + 1 })}
          onClick={() => remove(at)}
        >
          {t('action.delete')}
        </Button>
      )}
    </div>
  );
  const nameOf = (row: Readonly<Record<string, string>>, at: number) =>
    isEmpty(field, row) ? t('rows.row', { number: at + 1 }) : words.rowShown(field, row);
  return (
    <div id={id} role="group" aria-label={words.label(field.name)}>
      {rows.length > 0 && <RowHints id={`${id}-hint`} field={field} words={words} hints={hints} />}
      <div ref={box} className="record-rows">
        {rows.map((row, at) =>
          // The rows have no identity of their own but their place.
          isFolded ? (
            // oxlint-disable-next-line react/no-array-index-key
            <FoldedRow
              key={at}
              name={nameOf(row, at)}
              cue={t(disabled ? 'action.open' : 'part.edit')}
              isOpen={isEmpty(field, row)}
              wanted={wanted?.row === at && wanted.control !== null ? wanted : null}
            >
              {() => rowOf(row, at)}
            </FoldedRow>
          ) : (
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={at}>{rowOf(row, at)}</Fragment>
          ),
        )}
        {!disabled && (
          <Button size="small" onClick={() => write([...rows, first])}>
            {t('rows.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** True for a row that was just added: nothing is typed yet. */
const isEmpty = ({ parts = [] }: ContentField, row: Readonly<Record<string, string>>): boolean =>
  parts.every(({ name, options }) => options !== undefined || (row[name] ?? '') === '');
