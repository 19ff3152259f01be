import { useTexts } from '@/shared/i18n/use-texts';
import { PageHead } from '@/shared/ui/layout/page-head';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { LoadingState } from '@/shared/ui/states/loading-state';
import { CalculationLine } from './sections/calculation-line';
import { IndexBand } from './index-band';
import { IndexResult } from './index-result';
import { indexView } from '@/features/trade-index/index-view';
import { ReleasesSection } from './sections/releases-section';
import { useIndexAddress } from './use-index-address';
import { useIndexAnswer } from './use-index-answer';
import './trade-index.css';

/** Index release (product design §4): the released indices, one of them in detail, and how it is computed. */
export default function TradeIndexPage() {
  const { t } = useTexts('indices');
  const { address, show, linkTo } = useIndexAddress();
  const answer = useIndexAnswer(address.sector);
  const view = answer.info && indexView(answer.info, address);
  const isAvailable = (answer.info?.rows.length ?? 0) > 0;
  return (
    <div className="trade-index">
      <div className="page-width">
        <PageHead title={t('title')} lead={t('lead')} />
        <ReleasesSection info={answer.info} current={address.index} linkTo={linkTo} />
      </div>
      <IndexBand address={address} view={view} onShow={show} />
      <div className="page-width">
        <CalculationLine answer={answer} sector={address.sector} />
        {!view && answer.state === 'running' && (
          <LoadingState blocks={BLOCKS} label={t('calculation.first')} />
        )}
        {view && !isAvailable && <EmptyState why={t('calculation.noResult')} />}
        {view && isAvailable && <IndexResult view={view} address={address} onShow={show} linkTo={linkTo} />}
      </div>
    </div>
  );
}

const BLOCKS = [
  { width: '24%', height: '20px' },
  { width: '36%', height: '76px' },
  { width: '80%', height: '16px' },
  { width: '100%', height: '640px' },
] as const;
