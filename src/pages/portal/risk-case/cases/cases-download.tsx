import { useState } from 'react';
import { allRiskCases, type RiskCaseQuestion } from '@/features/risk-cases/risk-cases-api';
import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { useCaseRows } from './use-case-rows';

/** All cases that match the filters, from every page, as CSV. */
export function CasesDownload({ question }: { question: RiskCaseQuestion }) {
  const { t } = useTexts(['risk', 'list']);
  const { columns, toCells } = useCaseRows();
  const [hasFailed, setHasFailed] = useState(false);
  const save = async () => {
    setHasFailed(false);
    try {
      const { rows, sources } = await allRiskCases(question);
      const cells = rows.map((row) => toCells(row, sources));
      downloadText('risk-cases.csv', 'text/csv', toCsv(cells, columns));
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <>
      <Button size="small" onClick={() => void save()}>
        {t('list:exportCsv')}
      </Button>
      <span role="status" className="risk-quiet">
        {hasFailed && t('cases.failure')}
      </span>
    </>
  );
}
