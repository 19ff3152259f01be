import { useState } from 'react';
import { fetchStandards, type StandardPageWire } from '@/features/standards/standards-api';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import { useStandardWords } from '@/features/standards/view/standard-words';

/** Maximum number of rows in a file. */
const MAX_EXPORTED = 5000;

interface StandardExportProps {
  wireOf: (pageSize: number) => StandardPageWire;
  total: number;
}

/** Downloads the whole filtered list as a CSV file, with the mark of each row; notes when it has only a part. */
export function StandardExport({ wireOf, total }: StandardExportProps) {
  const { t } = useTexts(['standard', 'list']);
  const language = useLanguage();
  const words = useStandardWords();
  const [outcome, setOutcome] = useState<'busy' | 'done' | 'failed' | null>(null);
  const handleClick = async () => {
    setOutcome('busy');
    try {
      const [page, file] = await Promise.all([
        fetchStandards(wireOf(MAX_EXPORTED)),
        loadChunk(() => import('./standard-csv')),
      ]);
      file.downloadStandards(page, words, t);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  const count = formatNumber(Math.min(total, MAX_EXPORTED), language, 0);
  return (
    <>
      <Button size="small" disabled={outcome === 'busy'} onClick={() => void handleClick()}>
        {t('list:exportCsv')}
      </Button>
      <span role="status" className="standard-export-outcome">
        {outcome === 'failed' && t('standard:export.failed')}
        {outcome === 'done' &&
          t(total > MAX_EXPORTED ? 'standard:export.part' : 'standard:export.done', { count })}
      </span>
    </>
  );
}
