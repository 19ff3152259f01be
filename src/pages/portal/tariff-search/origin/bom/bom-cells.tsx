import { memo, useId, useMemo } from 'react';
import type { ChangeEvent, KeyboardEvent, ReactNode } from 'react';
import { ANSWERS } from '@/features/origin/bom/bom';
import type { BomRow } from '@/features/origin/bom/bom';
import { OTHER_ORIGINS } from '@/features/origin/origin-countries';
import { isFromNonParty, isFromNonPartyButOriginating, statusOf } from '@/features/origin/bom/row-status';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { PARTIES } from '@/domain/rcep';
import type { DecimalMark } from '@/shared/format/amounts';
import { useTexts } from '@/shared/i18n/use-texts';
import { classNames } from '@/shared/ui/styles/class-names';
import { AmountInput } from './amount-input';

/** The fields edited in the table itself. */
export const CELL_FIELDS = ['name', 'hs', 'origin', 'originating', 'value'] as const;
export type CellField = (typeof CELL_FIELDS)[number];

/** How cells change their row and move to another one; the same functions for the life of the table. */
export interface CellHandlers {
  onChange: (index: number, changes: Partial<BomRow>) => void;
  /** Enter and the arrow keys move to the same field of another row. */
  onMove: (field: CellField, index: number) => void;
}

interface CellProps extends CellHandlers {
  row: BomRow;
  index: number;
}

interface ChosenCellProps extends CellProps {
  /** Unreadable text from a file or a paste, until a value is selected; `problem`: why, in words. */
  refusedText?: string;
  problem?: string;
}

interface TextCellProps extends CellProps {
  field: 'name' | 'hs' | 'value';
  /** Below the last row only Enter adds one. */
  isLast: boolean;
  decimal: DecimalMark;
  /** Why the field is invalid, in words. */
  problem?: string;
}

/** A text field of a material: plain text until hovered, so that the table looks like a table. */
export const TextCell = memo(function TextCell(props: TextCellProps) {
  const { row, index, field, isLast, decimal, problem, onChange, onMove } = props;
  const { t } = useTexts('origin');
  const problemId = useId();
  const shared = {
    className: classNames('bom-cell', field === 'value' && 'bom-cell-end'),
    'aria-label': t('bom.cell', { field: t(`bom.column.${field}`), row: index + 1 }),
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? problemId : undefined,
    'data-cell': `${field}-${index}`,
    placeholder: field === 'hs' ? t('bom.column.hs') : undefined,
    autoComplete: 'off',
    maxLength: 300,
    value: row[field],
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(index, { [field]: event.target.value }),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      const target = targetRow(event.key, index, isLast);
      if (target === null || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onMove(field, target);
    },
  };
  return (
    <>
      {field === 'value' ? <AmountInput {...shared} decimal={decimal} /> : <input {...shared} />}
      <CellProblem id={problemId} words={problem} />
    </>
  );
});

/** The countries to select from: the Parties first, then others. Created once for all rows. */
export function useOriginOptions(): ReactNode {
  const { t } = useTexts('origin');
  const { country } = useOriginFormat();
  return useMemo(
    () => (
      <>
        <option value="">{t('bom.originUnknown')}</option>
        {[
          { label: t('bom.parties'), codes: PARTIES },
          { label: t('bom.otherCountries'), codes: OTHER_ORIGINS },
        ].map(({ label, codes }) => (
          <optgroup key={label} label={label}>
            {codes.map((code) => (
              <option key={code} value={code}>
                {country(code)}
              </option>
            ))}
          </optgroup>
        ))}
      </>
    ),
    [t, country],
  );
}

/** Country of origin; a code from a file that is not among the choices is preserved. */
export const OriginCell = memo(function OriginCell({
  row,
  index,
  onChange,
  options,
  refusedText,
  problem,
}: ChosenCellProps & { options: ReactNode }) {
  const { t } = useTexts('origin');
  const problemId = useId();
  const { country } = useOriginFormat();
  const isListed =
    row.origin === '' || PARTIES.includes(row.origin) || OTHER_ORIGINS.some((code) => code === row.origin);
  return (
    <>
      <select
        className="bom-cell"
        aria-label={t('bom.cell', { field: t('bom.column.origin'), row: index + 1 })}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : problemId}
        data-cell={`origin-${index}`}
        value={refusedText === undefined ? row.origin : REFUSED}
        onChange={(event) => onChange(index, { origin: event.target.value })}
      >
        <RefusedOption text={refusedText} />
        {options}
        {!isListed && <option value={row.origin}>{country(row.origin)}</option>}
      </select>
      <CellProblem id={problemId} words={problem} />
    </>
  );
});

/**
 * Originating status; the text states how it will be counted. A non-Party origin is reported to contradict `yes`, and
 * leaves no unknown.
 */
export const OriginatingCell = memo(function OriginatingCell(
  props: ChosenCellProps & { standing: 'yes' | 'cumulated' | 'refused' },
) {
  const { row, index, onChange, standing, refusedText } = props;
  const { t } = useTexts('origin');
  const problemId = useId();
  const status = statusOf(row);
  const isContradicted = isFromNonPartyButOriginating(row);
  const problem = props.problem ?? (isContradicted ? t('bom.problem.nonParty') : undefined);
  const isRefused = isContradicted || (status === 'yes' && standing === 'refused');
  return (
    <>
      <select
        className={classNames('bom-cell', (status === 'unknown' || isRefused) && 'bom-cell-warning')}
        aria-label={t('bom.cell', { field: t('bom.column.originating'), row: index + 1 })}
        aria-invalid={refusedText === undefined ? undefined : true}
        aria-describedby={problem === undefined ? undefined : problemId}
        data-cell={`originating-${index}`}
        value={refusedText === undefined ? status : REFUSED}
        onChange={(event) => {
          const originating = ANSWERS.find((answer) => answer === event.target.value);
          if (originating) onChange(index, { originating });
        }}
      >
        <RefusedOption text={refusedText} />
        <option value="yes">{t(`bom.originating.${standing}`)}</option>
        <option value="no">{t('bom.originating.no')}</option>
        {!isFromNonParty(row) && <option value="unknown">{t('bom.originating.unknown')}</option>}
      </select>
      <CellProblem id={problemId} words={problem} />
    </>
  );
});

/** The value of the option for unreadable input. */
const REFUSED = 'refused';

function RefusedOption({ text }: { text: string | undefined }) {
  return text !== undefined && <option value={REFUSED}>{text}</option>;
}

function CellProblem({ id, words }: { id: string; words: string | undefined }) {
  return (
    words !== undefined && (
      <span className="bom-problem" id={id}>
        {words}
      </span>
    )
  );
}

/** A computed figure. */
export const ShareCell = memo(function ShareCell({
  value,
  kind,
}: {
  value: number;
  kind: 'amount' | 'percent';
}) {
  const format = useOriginFormat();
  return <span className="no-break">{format[kind](value)}</span>;
});

/** Whether the material's code changes; a dash if the question does not apply. */
export const ShiftCell = memo(function ShiftCell({
  shift,
}: {
  shift: 'shifted' | 'notShifted' | 'unknown' | null;
}) {
  const { t } = useTexts('origin');
  return <span className={`bom-shift-${shift ?? 'none'}`}>{t(`bom.shift.${shift ?? 'none'}`)}</span>;
});

/** Opens the fields that few materials need. */
export const MoreButton = memo(function MoreButton({
  index,
  onDetails,
}: {
  index: number;
  onDetails: (index: number) => void;
}) {
  const { t } = useTexts('origin');
  return (
    <button
      type="button"
      className="bom-more"
      aria-label={t('bom.moreOf', { row: index + 1 })}
      onClick={() => onDetails(index)}
    >
      {t('bom.more')}
    </button>
  );
});

function targetRow(key: string, index: number, isLast: boolean): number | null {
  if (key === 'Enter' || (key === 'ArrowDown' && !isLast)) return index + 1;
  return key === 'ArrowUp' && index > 0 ? index - 1 : null;
}
