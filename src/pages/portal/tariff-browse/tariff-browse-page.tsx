import { hsTreeQuery } from '@/features/hs/tree/hs-tree-api';
import { usePlaceLabel } from '@/features/hs/tree/use-place-label';
import { useRows } from '@/shared/api/cache/previous-answer';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { QueryView } from '@/shared/ui/states/query-view';
import { useNamedRecord } from '@/shared/ui/marks/record-name';
import { BrowseBand } from './browse-band';
import { BrowsePlace } from './browse-place';
import { useBrowseQuery } from './use-browse-query';
import { usePlaceInView } from './use-place-in-view';
import './tariff-browse.css';

/** The height of a chapter, so that nothing below shifts when it loads. */
const ROWS = [{ width: '100%', height: '640px' }] as const;

/** `/home/taxOriginSearch/browse`: the Harmonized System from section to national line, with rates and rules. */
export default function TariffBrowsePage() {
  const { t } = useTexts('browse');
  const browse = useBrowseQuery();
  const { query, change } = browse;
  const tree = useRows({ ...hsTreeQuery(query, useLanguage()), enabled: query.typed === null });
  const shown = tree.isOld ? undefined : tree.data;
  const label = usePlaceLabel();
  useNamedRecord(shown?.self ? `${label(shown.self)} ${shown.self.name.text}` : null);
  usePlaceInView(shown?.code);
  return (
    <>
      <BrowseBand key={query.date} query={query} onChange={change} />
      <div className="page-width browse-page">
        {(query.typed !== null || tree.data === undefined) && <PageHead title={t('title')} />}
        {query.typed === null ? (
          <QueryView query={tree} failure={t('failure')} loading={<LoadingState blocks={ROWS} />}>
            {(data) => <BrowsePlace tree={data} browse={browse} />}
          </QueryView>
        ) : (
          <EmptyState why={t('noCode', { text: query.typed })} next={t('noCodeNext')}>
            <Link to={browse.addressOf()}>{t('top')}</Link>
          </EmptyState>
        )}
      </div>
    </>
  );
}
