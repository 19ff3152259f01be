import { Input } from 'antd';
import type { ReactNode } from 'react';
import {
  deleteIndicator,
  deleteIndicators,
  findIndicatorRows,
  getIndicatorRow,
  indicatorRowsQuery,
  insertIndicator,
  updateIndicator,
} from '@/features/standards/rows/indicator-rows-api';
import type { IndicatorRow } from '@/features/standards/rows/indicator-rows-schema';
import type { StandardRow } from '@/features/standards/rows/standard-rows-schema';
import type { EditField } from '@/shared/console-ui/edit/edit-field';
import type { ListColumn } from '@/shared/console-ui/list/table/list-column';
import type { TextKey } from '@/shared/i18n/text-keys';
import { useTexts } from '@/shared/i18n/use-texts';
import { maxBytes, required } from '@/shared/validation/rules';
import { EMPTY_INDICATOR, indicatorBody, indicatorValues } from './indicator-values';
import { LimitReading } from './limit-reading';
import { MarkCell } from './mark-cell';
import { PartList } from './part-list';
import { day, indicatorKey } from '../rules';
import { useSourceFields } from '../use-source-fields';
import { useStandardWords, wordOf } from '../use-standard-words';

const WIRE_KEYS = { name: 'name_LIKE', mark: 'mark_EQ' };

interface IndicatorsListProps {
  standard: StandardRow;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The indicators of a standard. */
export function IndicatorsList({ standard, onDirtyChange }: IndicatorsListProps) {
  const { t } = useTexts('standards-admin');
  const { marks } = useStandardWords();
  return (
    <PartList
      kind="indicator"
      standardId={standard.id}
      standardNumber={standard.number}
      wireKeys={WIRE_KEYS}
      filters={[
        { name: 'name', label: t('field.name'), placeholder: t('filter.contains') },
        { name: 'mark', label: t('field.mark'), options: marks },
      ]}
      query={indicatorRowsQuery}
      find={findIndicatorRows}
      get={getIndicatorRow}
      columns={useIndicatorColumns()}
      fields={useIndicatorFields()}
      emptyValues={EMPTY_INDICATOR}
      valuesOf={indicatorValues}
      nameOf={({ name, productClass }) => (productClass ? `${name}, ${productClass}` : name)}
      writes={{
        insert: (values) => insertIndicator(indicatorBody(values, standard.id)),
        update: (values, { id, version }) =>
          updateIndicator({ ...indicatorBody(values, standard.id), id, version }),
        deleteOne: deleteIndicator,
        deleteMany: deleteIndicators,
      }}
      onDirtyChange={onDirtyChange}
    />
  );
}

function useIndicatorColumns(): ListColumn<IndicatorRow>[] {
  const { t } = useTexts('standards-admin');
  const { marks } = useStandardWords();
  return [
    { id: 'name', head: t('field.name'), isSortable: true },
    { id: 'productClass', head: t('field.productClass') },
    { id: 'limit', head: t('field.limit') },
    { id: 'unit', head: t('field.unit') },
    { id: 'testMethod', head: t('field.testMethod') },
    { id: 'asOf', head: t('field.asOf'), isSortable: true },
    {
      id: 'mark',
      head: t('field.mark'),
      isSortable: true,
      cell: ({ mark }) => <MarkCell mark={mark} />,
      text: ({ mark }) => wordOf(marks, mark),
    },
  ];
}

/** The fields of an indicator, with the server's own rules. */
function useIndicatorFields(): readonly EditField[] {
  const { t } = useTexts('standards-admin');
  const sourceFields = useSourceFields();
  const text = (name: string, rules: EditField['rules'], hint?: ReactNode): EditField => ({
    name,
    label: t(`field.${name}` as TextKey<'standards-admin'>),
    hint,
    input: <Input autoComplete="off" />,
    rules,
  });
  return [
    text('name', [required, maxBytes(200)], t('hint.name')),
    text('key', [indicatorKey, maxBytes(60)], t('hint.key')),
    text('productClass', [maxBytes(300)], t('hint.productClass')),
    text(
      'limit',
      [required, maxBytes(300)],
      <>
        {t('hint.limit')} <LimitReading />
      </>,
    ),
    text('unit', [maxBytes(60)], t('hint.unit')),
    text('testMethod', [maxBytes(300)]),
    { name: 'inForceFrom', label: t('field.inForceFrom'), input: <Input type="date" />, rules: [day] },
    text('note', [maxBytes(1000)]),
    ...sourceFields,
  ];
}
