import { Radio, Select } from 'antd';
import {
  deleteRelation,
  deleteRelations,
  findRelationRows,
  getRelationRow,
  insertRelation,
  relationRowsQuery,
  updateRelation,
} from '@/features/standards/rows/relation-rows-api';
import type { RelationRow } from '@/features/standards/rows/relation-rows-schema';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import { clearChoice } from '@/shared/console-ui/edit/clear-choice';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import { useTexts } from '@/shared/i18n/use-texts';
import { required } from '@/shared/validation/rules';
import { MarkCell } from './mark-cell';
import { PartList } from './part-list';
import { EMPTY_RELATION, relationBody, relationValues } from './relation-values';
import { StandardNumber, StandardPicker } from './standard-picker';
import { useStandardWords, wordOf } from '../use-standard-words';

const WIRE_KEYS = { kind: 'kind_EQ', mark: 'mark_EQ' };

interface RelationsListProps {
  standard: StandardRow;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The relations of a standard, in either direction. */
export function RelationsList({ standard, onDirtyChange }: RelationsListProps) {
  const { t } = useTexts('standards-admin');
  const { kinds, marks } = useStandardWords();
  return (
    <PartList
      kind="relation"
      standardId={standard.id}
      standardNumber={standard.number}
      wireKeys={WIRE_KEYS}
      filters={[
        { name: 'kind', label: t('field.kind'), options: kinds },
        { name: 'mark', label: t('field.mark'), options: marks },
      ]}
      query={relationRowsQuery}
      find={findRelationRows}
      get={getRelationRow}
      columns={useRelationColumns(standard.id)}
      fields={useRelationFields(standard.id)}
      emptyValues={EMPTY_RELATION}
      valuesOf={(row) => relationValues(row, standard.id)}
      nameOf={(row) => otherNumber(row, standard.id)}
      writes={{
        insert: (values) => insertRelation(relationBody(values, standard.id)),
        update: (values, { id, version }) =>
          updateRelation({ ...relationBody(values, standard.id), id, version }),
        deleteOne: deleteRelation,
        deleteMany: deleteRelations,
      }}
      onDirtyChange={onDirtyChange}
    />
  );
}

const otherNumber = ({ fromId, fromNumber, toNumber }: RelationRow, id: string): string =>
  fromId === id ? toNumber : fromNumber;

function useRelationColumns(id: string): ListColumn<RelationRow>[] {
  const { t } = useTexts('standards-admin');
  const { kinds, marks } = useStandardWords();
  const direction = ({ fromId }: RelationRow) => t(fromId === id ? 'direction.out' : 'direction.in');
  const kind = (row: RelationRow) => wordOf(kinds, row.kind);
  return [
    { id: 'direction', head: t('field.direction'), cell: direction, text: direction },
    { id: 'kind', head: t('field.kind'), isSortable: true, cell: kind, text: kind },
    { id: 'degree', head: t('field.degree'), isSortable: true },
    {
      id: 'toNumber',
      head: t('field.toId'),
      cell: (row) => otherNumber(row, id),
      text: (row) => otherNumber(row, id),
    },
    {
      id: 'mark',
      head: t('field.mark'),
      isSortable: true,
      cell: ({ mark }) => <MarkCell mark={mark} />,
      text: ({ mark }) => wordOf(marks, mark),
    },
  ];
}

/** The fields of a relation, with the server's own rules. */
function useRelationFields(id: string): readonly EditField[] {
  const { t } = useTexts(['standards-admin', 'console']);
  const { kinds, degrees, marks } = useStandardWords();
  const directions = (['out', 'in'] as const).map((value) => ({ value, label: t(`direction.${value}`) }));
  return [
    {
      name: 'direction',
      label: t('field.direction'),
      input: <Radio.Group aria-label={t('field.direction')} options={directions} />,
      rules: [required],
      show: (value) => wordOf(directions, value),
    },
    {
      name: 'kind',
      label: t('field.kind'),
      input: <Select options={kinds} />,
      rules: [required],
      show: (value) => wordOf(kinds, value),
    },
    {
      name: 'degree',
      label: t('field.degree'),
      hint: t('hint.degree'),
      input: <Select options={degrees} allowClear={clearChoice(t('console:bulk.clear'))} />,
      show: (value) => (value === null ? null : wordOf(degrees, value)),
    },
    {
      name: 'toId',
      label: t('field.toId'),
      input: <StandardPicker selfId={id} />,
      rules: [required],
      show: (value) => <StandardNumber id={String(value ?? '')} />,
    },
    {
      name: 'mark',
      label: t('field.mark'),
      input: <Radio.Group aria-label={t('field.mark')} options={marks} />,
      rules: [required],
      show: (value) => wordOf(marks, value),
    },
  ];
}
