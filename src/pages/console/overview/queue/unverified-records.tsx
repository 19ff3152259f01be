import type { WorkQueue } from '@/features/work-queue/queue-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { Block } from '../block';
import { KindCounts } from './kind-counts';

/** How many records of each kind were not checked at their official source. */
export function UnverifiedRecords({ unverified }: { unverified: NonNullable<WorkQueue['unverified']> }) {
  const { t } = useTexts('overview');
  return (
    <Block title={t('unverified.title')}>
      {unverified.total === 0 ? (
        <p>{t('unverified.none')}</p>
      ) : (
        <>
          <p className="overview-sum overview-marks">
            {t('unverified.some', { count: unverified.total })}
            <UncheckedMark />
          </p>
          <KindCounts kinds={unverified.kinds} filter="unverified" />
        </>
      )}
    </Block>
  );
}
