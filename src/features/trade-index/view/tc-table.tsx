import { rowOf } from '../index-values';
import { useTexts } from '@/shared/i18n/use-texts';
import type { IndexView } from '../index-view';
import { InputsTable } from './inputs-table';

/** Exports, imports and the index. */
export function TcTable({ view }: { view: IndexView }) {
  const { t } = useTexts('indices');
  const { info, year } = view;
  return (
    <InputsTable
      view={view}
      sum="inputs.tcSum"
      inputs={[
        {
          id: 'x',
          head: t('inputs.exportsUsd'),
          valueOf: (code) => rowOf(info, code, year)?.exportsUsdBn,
        },
        {
          id: 'm',
          head: t('inputs.importsUsd'),
          valueOf: (code) => rowOf(info, code, year)?.importsUsdBn,
        },
      ]}
    />
  );
}
