import type { IndexAddress } from '../index-address';
import { indexId, type IndexId, type IndexInfo } from '@/features/trade-index/trade-index-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';

interface ReleasesSectionProps {
  info: IndexInfo | undefined;
  current: IndexId;
  linkTo: (change: Partial<IndexAddress>) => string;
}

/**
 * The list of released indices: each with period, release and method; its texts are shown before the answer loads.
 */
export function ReleasesSection({ info, current, linkTo }: ReleasesSectionProps) {
  const { t } = useTexts('indices');
  const releaseOf = (id: IndexId) => info?.releases.find((release) => release.id === id);
  return (
    <Section title={t('releases.title')} lead={t('releases.lead')}>
      <DataTable
        caption={t('releases.title')}
        rows={indexId.options}
        rowKey={(id) => id}
        rowKind={(id) => (id === current ? 'selected' : undefined)}
        columns={[
          {
            id: 'index',
            head: t('releases.index'),
            width: '23%',
            cell: (id) => <Link to={linkTo({ index: id })}>{t(`index.${id}.name`)}</Link>,
          },
          { id: 'what', head: t('releases.what'), cell: (id) => t(`index.${id}.short`) },
          {
            id: 'data',
            head: t('releases.data'),
            width: '12%',
            cell: (id) => {
              const mark = releaseOf(id)?.mark;
              if (mark === undefined) return WAITING;
              return mark === 'fact' ? t('releases.fact') : <RecordMarkTag mark={mark} />;
            },
          },
          {
            id: 'period',
            head: t('releases.period'),
            width: '13%',
            cell: (id) => {
              const release = releaseOf(id);
              return release
                ? t('releases.years', { from: release.firstYear, to: release.lastYear })
                : WAITING;
            },
          },
          {
            id: 'date',
            head: t('releases.date'),
            width: '13%',
            cell: (id) => {
              const release = releaseOf(id);
              return release ? <AsOf value={release.releasedOn} /> : WAITING;
            },
          },
          {
            id: 'method',
            head: t('releases.method'),
            width: '10%',
            cell: (id) => releaseOf(id)?.methodVersion ?? WAITING,
          },
        ]}
      />
      <SourceLine>
        {t('releases.note')} <SampleMark />
      </SourceLine>
    </Section>
  );
}

/** Shown in a cell until the answer loads. */
const WAITING = '…';
