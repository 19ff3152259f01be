import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { Tabs } from '@/shared/ui/controls/tabs';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { DataAnswer } from './data-answer';
import { DataControls } from './data-controls';
import { VIEWS } from './data-view-state';
import { useDataView } from './use-data-view';
import { useMeasureWords } from './use-measure-words';
import './data-view.css';

/** `/home/dataView`: chart, table and map of the same records under one state (product design §4). */
export default function DataViewPage() {
  const { t } = useTexts('dataview');
  const { state, change, addressOf } = useDataView();
  const { tab, countries, measure, scale } = state;
  const words = useMeasureWords(measure, scale);
  const isMap = tab === 'map';
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
            <DataAnswer key={isMap ? 'map' : 'years'} state={state} onChange={change} />
          ) : (
            <EmptyState why={t('emptyWhy')} next={t('emptyNext')} />
          )}
        </div>
      </Section>
    </div>
  );
}
