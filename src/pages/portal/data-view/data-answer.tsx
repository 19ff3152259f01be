import { formatTime } from '@/shared/format/date';
import { useTexts } from '@/shared/i18n/use-texts';
import { ErrorState } from '@/shared/ui/states/error-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { DataChartView } from './views/chart-view';
import type { DataView } from './data-view-state';
import { DataMapView } from './views/map-view';
import { TableView } from './views/table-view';
import { useDataAnswer } from './use-data-answer';
import './data-answer.css';

const VIEW_PARTS = { chart: DataChartView, table: TableView, map: DataMapView } as const;

interface DataAnswerProps {
  state: DataView;
  onChange: (change: Partial<DataView>) => void;
}

/** The records in the selected view. While others load the previous ones stay, dimmed, and cannot be downloaded. */
export function DataAnswer({ state, onChange }: DataAnswerProps) {
  const { t } = useTexts('dataview');
  const { page, shown, isOld, error, isError, readAt, refetch } = useDataAnswer(state);
  const isReading = isOld && !isError;
  const View = VIEW_PARTS[state.tab];
  return (
    <>
      <p className="data-answer-line" role="status">
        {isReading && <span>{t('readingOther')}</span>}
      </p>
      {isOld && isError && (
        <ErrorState what={t('otherNotRead')} error={error} onRetry={() => void refetch()}>
          {t('previousShown', { time: formatTime(new Date(readAt)) })}
        </ErrorState>
      )}
      <QueryView query={{ data: page, error, isError: isError && !isOld, dataUpdatedAt: readAt, refetch }}>
        {(available) => (
          <fieldset className="data-answer" disabled={isOld} aria-busy={isReading}>
            <View page={available} state={shown} onChange={onChange} />
          </fieldset>
        )}
      </QueryView>
    </>
  );
}
