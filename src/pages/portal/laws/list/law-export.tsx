import { useState } from 'react';
import { fetchLaws } from '@/features/laws/laws-api';
import type { LawWire } from '@/features/laws/laws-api';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import { useLawWords } from '@/features/laws/view/law-words';

/** Maximum number of rows in a file. */
const MAX_EXPORTED = 5000;

type Outcome = 'busy' | 'done' | 'failed';

/** Downloads the whole filtered list as a CSV file, with the mark of each row; notes when it has only a part. */
export function LawExport({ wireOf, total }: { wireOf: (pageSize: number) => LawWire; total: number }) {
  const { t } = useTexts(['law', 'list']);
  const language = useLanguage();
  const words = useLawWords();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const handleClick = async () => {
    setOutcome('busy');
    try {
      const [page, file] = await Promise.all([
        fetchLaws(wireOf(MAX_EXPORTED)),
        loadChunk(() => import('./law-csv')),
      ]);
      file.downloadLaws(page, words, t);
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  const isPart = total > MAX_EXPORTED;
  const count = formatNumber(Math.min(total, MAX_EXPORTED), language, 0);
  return (
    <>
      <Button size="small" disabled={outcome === 'busy'} onClick={() => void handleClick()}>
        {t('list:exportCsv')}
      </Button>
      <span role="status" className="law-export-outcome">
        {outcome === 'failed' && t('law:export.failed')}
        {outcome === 'done' && t(isPart ? 'law:export.part' : 'law:export.done', { count })}
      </span>
    </>
  );
}
