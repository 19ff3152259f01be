import { useState } from 'react';
import type { TradeDataPage } from './trade-data-schema';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import type { DataView } from './data-view-state';
import { unitKeyOf } from './use-measure-words';

/** Downloads all figures of the answer as a file, named after the years of the state. */
export function CsvButton({ page, state }: { page: TradeDataPage; state: DataView }) {
  const { t } = useTexts(['dataview', 'countries']);
  const [hasFailed, setHasFailed] = useState(false);
  const handleClick = () => {
    setHasFailed(false);
    loadChunk(() => import('./data-view-csv'))
      .then(({ dataViewCsv }) => {
        const text = dataViewCsv(page, {
          headOf: (key) => t(`dataview:csv.${key}`),
          countryOf: (code) => t(`countries:${code}`),
          measureOf: (measure) => t(`dataview:measure.${measure}`),
          unitOf: (measure) => t(`dataview:unit.${unitKeyOf(measure, 'amount')}`),
          activityOf: (activity) => t(`dataview:activities.${activity}`),
        });
        downloadText(`rcep-data-${state.from}-${state.to}.csv`, 'text/csv', text);
      })
      .catch(() => setHasFailed(true));
  };
  return (
    <>
      <Button variant="text" onClick={handleClick}>
        {t('dataview:csvFile')}
      </Button>
      {hasFailed && <span role="alert">{t('dataview:noFile')}</span>}
    </>
  );
}
