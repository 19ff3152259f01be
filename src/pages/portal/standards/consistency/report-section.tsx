import { SCORE_METHOD } from '@/domain/standards';
import { toCsv } from '@/shared/files/csv';
import { todayIso } from '@/shared/format/date';
import { momentInText } from '@/shared/format/date-in-text';
import { downloadText } from '@/shared/files/download';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { DataTable } from '@/shared/ui/table/data-table';
import { Section } from '@/shared/ui/layout/section';
import type { Evaluation } from './evaluation';
import type { ConsistencyOutcome } from './outcome';
import { useReportRows } from './use-report-rows';

interface ReportSectionProps {
  evaluation: Evaluation;
  outcome: ConsistencyOutcome;
  savedAt: string | null;
}

/** The whole evaluation in print or in a file: pair, evidence, deviations, override, notes, method. */
export function ReportSection({ evaluation, outcome, savedAt }: ReportSectionProps) {
  const { t } = useTexts('consistency');
  const language = useLanguage();
  const rows = useReportRows(evaluation, outcome);
  const { evidence, notes } = evaluation;
  const handleCsv = () =>
    downloadText(
      `consistency-${todayIso()}.csv`,
      'text/csv',
      toCsv(rows, [
        { key: 'name', label: t('report.item') },
        { key: 'value', label: t('report.value') },
      ]),
    );
  return (
    <Section title={t('report.title')} lead={t('report.lead')}>
      <DataTable
        caption={t('report.title')}
        rows={rows.filter(({ isDeviation }) => isDeviation === 0)}
        rowKey={({ name }) => name}
        columns={[
          { id: 'name', head: t('report.item'), cell: ({ name }) => name },
          { id: 'value', head: t('report.value'), cell: ({ value }) => value },
        ]}
      />
      {evidence.deviations.length > 0 && (
        <DataTable
          caption={t('form.deviations')}
          showCaption
          rows={evidence.deviations}
          rowKey={({ id }) => id}
          columns={[
            { id: 'clause', head: t('deviation.clause'), cell: ({ clause }) => clause || t('none') },
            { id: 'kind', head: t('deviation.kind'), cell: ({ kind }) => t(`deviation.${kind}`) },
            { id: 'summary', head: t('deviation.summary'), cell: ({ summary }) => summary || t('none') },
            {
              id: 'identified',
              head: t('deviation.isIdentified'),
              cell: ({ isIdentified }) => t(`check.${isIdentified}`),
            },
            {
              id: 'explained',
              head: t('deviation.isExplained'),
              cell: ({ isExplained }) => t(`check.${isExplained}`),
            },
            {
              id: 'weight',
              head: t('deviation.weight'),
              cell: ({ weight }) => t(`deviation.weight${weight}`),
            },
          ]}
        />
      )}
      {notes.trim() !== '' && <p className="consistency-notes">{notes}</p>}
      <p className="consistency-fine">
        {t('report.method', { id: SCORE_METHOD.id, version: SCORE_METHOD.version })} {t('report.guide')}{' '}
        {savedAt !== null && t('saved.time', { time: momentInText(new Date(savedAt), language) })}
      </p>
      <div className="consistency-actions no-print">
        <Button variant="primary" onClick={() => window.print()}>
          {t('report.print')}
        </Button>
        <Button onClick={handleCsv}>{t('report.csv')}</Button>
      </div>
    </Section>
  );
}
