import { LEAST_COVERAGE } from '@/domain/indices';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { DataTable } from '@/shared/ui/table/data-table';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import type { ResultProps } from '../result-props';

/** How the index is computed, its limits, and how its method has changed. */
export function MethodSection({ view }: ResultProps) {
  const { t } = useTexts('indices');
  const { index, info, release } = view;
  const revisions = info.revisions.filter((revision) => revision.index === index);
  return (
    <Section title={t('method.title')} lead={t('method.version', { version: release?.methodVersion ?? '—' })}>
      <ul className="index-method">
        {(['source', 'missing', 'limits'] as const).map((point) => (
          <li key={point}>{t(`index.${index}.method.${point}`, { least: LEAST_COVERAGE * 100 })}</li>
        ))}
      </ul>
      <h3 className="index-block">
        {t('method.history')} <SampleMark />
      </h3>
      <DataTable
        caption={t('method.history')}
        rows={revisions}
        rowKey={(revision) => revision.version}
        columns={[
          { id: 'version', head: t('releases.method'), width: '10%', cell: (revision) => revision.version },
          {
            id: 'date',
            head: t('releases.date'),
            width: '16%',
            narrow: 'value',
            cell: (revision) => <AsOf value={revision.date} />,
          },
          {
            id: 'text',
            head: t('method.what'),
            cell: (revision) => <span lang={revision.text.lang}>{revision.text.text}</span>,
          },
        ]}
      />
      <SourceLine>
        <Link to={paths.about('data')}>{t('method.data')}</Link>
      </SourceLine>
    </Section>
  );
}
