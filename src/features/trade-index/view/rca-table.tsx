import type { RcaInputs } from '@/domain/indices';
import { rcaInputs } from '../index-values';
import { useTexts } from '@/shared/i18n/use-texts';
import type { IndexView } from '../index-view';
import { InputsTable } from './inputs-table';

const FLOWS = ['xij', 'xi', 'xwj', 'xw'] as const satisfies readonly (keyof RcaInputs)[];

/** The four flows of RCA and the index. */
export function RcaTable({ view }: { view: IndexView }) {
  const { t } = useTexts('indices');
  const { info, year, sector } = view;
  return (
    <InputsTable
      view={view}
      sum="inputs.rcaSum"
      inputs={FLOWS.map((flow) => ({
        id: flow,
        head: t(`inputs.flow.${flow}`, { sector: t(`sector.${sector}`) }),
        valueOf: (code) => rcaInputs(info, 'exportShares', { country: code, year, sector })?.[flow],
      }))}
    />
  );
}
