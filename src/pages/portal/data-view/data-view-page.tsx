import { useQuery } from '@tanstack/react-query';
import { tradeDataQuery } from '@/features/trade-data/trade-data-api';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/list-ui/page-head';
import { Tabs } from '@/shared/list-ui/tabs';
import { EmptyState } from '@/shared/ui/empty-state';
import { QueryView } from '@/shared/ui/query-view';
import { SampleMark } from '@/shared/ui/sample-mark';
import { Section } from '@/shared/ui/section';
import { ChartView } from './chart-view';
import { DataControls } from './data-controls';
import { VIEWS } from './data-view-state';
import { MapView } from './map-view';
import { TableView } from './table-view';
import { useDataView } from './use-data-view';
import { useMeasureWords } from './use-measure-words';
import './data-view.css';

const VIEW_PARTS = { chart: ChartView, table: TableView, map: MapView } as const;

/** `/home/dataView`: chart, table and map of the same records under one state (product design §4). */
export default function DataViewPage() {
  const { t } = useTexts('dataview');
  const { state, change, addressOf } = useDataView();
  const { tab, countries, from, to, measure, scale } = state;
  const words = useMeasureWords(measure, scale);
  const isMap = tab === 'map';
  const query = useQuery({
    ...tradeDataQuery({ countries: isMap ? [] : countries, from: isMap ? to : from, to }, useLanguage()),
    enabled: isMap || countries.length > 0,
    placeholderData: (before) => before,
  });
  const View = VIEW_PARTS[tab];
  return (
    <div className="data-view page-width">
      <PageHead title={t('title')} lead={t('lead')} />
      <DataControls state={state} onChange={change} />
      <Section title={words.name} lead={words.meaning} mark={words.isSample ? <SampleMark /> : undefined}>
        <Tabs
          label={t('views')}
          current={tab}
          tabs={VIEWS.map((id) => ({ id, label: t(`view.${id}`), to: addressOf({ tab: id }) }))}
        />
        <div className="data-view-body">
          {isMap || countries.length > 0 ? (
            <QueryView query={query}>
              {(page) => <View page={page} state={state} onChange={change} />}
            </QueryView>
          ) : (
            <EmptyState why={t('emptyWhy')} next={t('emptyNext')} />
          )}
        </div>
      </Section>
    </div>
  );
}
