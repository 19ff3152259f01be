import { useState } from 'react';
import { loadChunk } from '@/shared/loading/load-chunk';
import { Button } from '@/shared/ui/controls/button';
import type { ComparedColumn, ComparedRow } from '../comparison-columns';
import { useComparisonWords } from '../use-comparison-words';

interface FileButtonsProps {
  columns: readonly ComparedColumn[];
  /** The rows shown. */
  rows: readonly ComparedRow[];
}

/** The comparison as a file or in print; the code that writes files is loaded on press. */
export function FileButtons({ columns, rows }: FileButtonsProps) {
  const words = useComparisonWords();
  const { t } = words;
  const [hasFailed, setHasFailed] = useState(false);
  const give = async (kind: 'csv' | 'xlsx') => {
    setHasFailed(false);
    try {
      if (kind === 'csv')
        (await loadChunk(() => import('../files/comparison-csv'))).downloadCsv(columns, rows, words);
      else
        await (await loadChunk(() => import('../files/comparison-xlsx'))).downloadXlsx(columns, rows, words);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <div className="comparison-buttons">
      <Button size="small" onClick={() => void give('csv')}>
        {t('files.csv')}
      </Button>
      <Button size="small" onClick={() => void give('xlsx')}>
        {t('files.xlsx')}
      </Button>
      <Button size="small" onClick={() => window.print()}>
        {t('files.print')}
      </Button>
      {hasFailed && <span role="alert">{t('files.failed')}</span>}
    </div>
  );
}
