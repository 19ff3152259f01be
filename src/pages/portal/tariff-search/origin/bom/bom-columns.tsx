import { useMemo } from 'react';
import { goodProblems, readField, rowProblems } from '@/features/origin/bom/read-fields';
import type { BomRow, RowField } from '@/features/origin/bom/bom';
import { shiftRule } from '@/features/origin/rule-words/rule-code';
import { useRefusedWords } from '@/features/origin/rule-words/use-refused-words';
import { useTexts } from '@/shared/i18n/use-texts';
import type { TableColumn } from '@/shared/ui/table/table-column';
import { AmountCell, AmountLabel } from './amount-cell';
import type { BomLineAmount } from './amount-cell';
import {
  MoreButton,
  OriginatingCell,
  OriginCell,
  ShareCell,
  ShiftCell,
  TextCell,
  useOriginOptions,
} from './bom-cells';
import type { CellHandlers } from './bom-cells';
import { settledRule } from '../rule/origin-rule';
import type { OriginState } from '../use-origin';

/** A line of the table: a material, a cost or FOB, or the part of FOB beyond what is listed. */
export type BomTableRow =
  | { kind: 'material'; row: BomRow; index: number }
  | { kind: 'amount'; key: BomLineAmount }
  | { kind: 'rest'; value: number };

/** The columns of the bill of materials; the one on changes of code is shown only if the rule needs it. */
export function useBomColumns(
  origin: OriginState,
  handlers: CellHandlers & { onDetails: (index: number) => void },
) {
  const { draft, changeDraft, read, rule, contradiction, code } = origin;
  const { decimal } = draft;
  const { t } = useTexts('origin');
  const options = useOriginOptions();
  const settled = settledRule(rule);
  const ctc = settled && shiftRule(settled);
  const places = useMemo(() => new Map(read?.rows.map((row, place) => [row, place])), [read]);
  const materialAt = (index: number) => read?.good.materials[places.get(index) ?? -1] ?? null;
  const { currency } = origin.query;
  const style = { decimal, currency };
  const problems = goodProblems(draft, currency);
  const fobRead = readField('fob', draft.amounts.fob, style);
  const fob = typeof fobRead === 'number' ? fobRead : null;
  const { onDetails, ...cell } = handlers;
  const words = useRefusedWords();
  const refusedIn = ({ refused = [] }: BomRow, ...fields: RowField[]) =>
    refused.filter(({ field }) => fields.includes(field));
  const refusedProps = (row: BomRow, field: 'origin' | 'originating') => {
    const [refused] = refusedIn(row, field);
    return refused && { refusedText: refused.text, problem: words(refused) };
  };
  const unseen = (row: BomRow) =>
    refusedIn(row, ...UNSEEN)
      .map(words)
      .join(t('rule.separator'));
  const typed = ({ row, index }: { row: BomRow; index: number }) => ({
    ...cell,
    row,
    index,
    decimal,
    isLast: index >= draft.rows.length - 1,
  });

  const columns: TableColumn<BomTableRow>[] = [
    {
      id: 'name',
      head: t('bom.column.name'),
      cell: (item) => {
        if (item.kind === 'rest') return t(item.value < 0 ? 'bom.tooMuch' : 'bom.unlisted');
        if (item.kind === 'amount') return <AmountLabel amount={item.key} />;
        return <TextCell {...typed(item)} field="name" problem={unseen(item.row) || undefined} />;
      },
    },
    {
      id: 'hs',
      head: t('bom.column.hs'),
      width: '11.5%',
      cell: (item) => item.kind === 'material' && <TextCell {...typed(item)} field="hs" />,
    },
    {
      id: 'origin',
      head: t('bom.column.origin'),
      width: '13%',
      cell: (item) =>
        item.kind === 'material' && (
          <OriginCell
            {...cell}
            {...refusedProps(item.row, 'origin')}
            row={item.row}
            index={item.index}
            options={options}
          />
        ),
    },
    {
      id: 'originating',
      head: t('bom.column.originating'),
      width: '17.5%',
      cell: (item) =>
        item.kind === 'material' && (
          <OriginatingCell
            {...cell}
            {...refusedProps(item.row, 'originating')}
            row={item.row}
            index={item.index}
            standing={code?.standingIn(materialAt(item.index), read?.good ?? null) ?? 'yes'}
          />
        ),
    },
    {
      id: 'value',
      head: t('bom.column.valueIn', { currency }),
      align: 'end',
      width: '11.5%',
      narrow: 'value',
      cell: (item) => {
        if (item.kind === 'rest') return <ShareCell value={item.value} kind="amount" />;
        if (item.kind === 'amount') {
          const isTooLow = item.key === 'fob' && contradiction !== null;
          const problem = problems[item.key] ?? (isTooLow ? 'belowListed' : undefined);
          return <AmountCell draft={draft} amount={item.key} problem={problem} onChange={changeDraft} />;
        }
        const [refused] = refusedIn(item.row, 'value');
        const found = rowProblems(item.row, style).value;
        const problem = refused ? words(refused) : found && t(`bom.problem.${found}`);
        return <TextCell {...typed(item)} field="value" problem={problem} />;
      },
    },
    {
      id: 'share',
      head: t('bom.column.share'),
      align: 'end',
      width: '8.5%',
      cell: (item) => {
        const text =
          item.kind === 'material' ? item.row.value : item.kind === 'amount' ? draft.amounts[item.key] : '';
        const value = item.kind === 'rest' ? item.value : readField('value', text, style);
        const isKnown = typeof value === 'number' && fob !== null && fob > 0;
        return isKnown && <ShareCell value={(value * 100) / fob} kind="percent" />;
      },
    },
    {
      id: 'more',
      head: t('bom.column.more'),
      align: 'end',
      width: '6%',
      cell: (item) => item.kind === 'material' && <MoreButton index={item.index} onDetails={onDetails} />,
    },
  ];
  if (ctc) {
    columns.splice(-1, 0, {
      id: 'shift',
      head: t(`bom.level.${ctc.level}`),
      align: 'end',
      width: '11.5%',
      cell: (item) => {
        const material = item.kind === 'material' ? materialAt(item.index) : null;
        return code && material && read && <ShiftCell shift={code.shiftOf(material, read.good, ctc)} />;
      },
    });
  }
  return columns;
}

/** Fields behind the button of a row: what to fill in there is shown under its name. */
const UNSEEN = ['deductible', 'weightKg', 'hsEdition', 'role'] as const satisfies readonly RowField[];
