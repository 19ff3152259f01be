import { useState } from 'react';
import type { SourceRecord } from '@/shared/api/record-schema';
import { toCsv } from '@/shared/files/csv';
import { downloadBlob, downloadText } from '@/shared/files/download';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { chartRows } from './chart-rows';
import type { ChartSeries } from './chart-series';
import type { TakePicture } from './echarts-sheet';
import { sourceText } from './source-text';

interface ChartActionsProps {
  title: string;
  unit: string;
  period: string;
  series: readonly ChartSeries[];
  nameOf: (series: ChartSeries) => string;
  sources: readonly SourceRecord[];
  fileName: string;
  xHead: string;
  /** Null until the chart is drawn: until then there is no picture. */
  takePicture: TakePicture | null;
  isTable: boolean;
  tableId: string;
  onTable: () => void;
}

/** Table, CSV and PNG of a chart; the files carry title, marks and sources. */
export function ChartActions(props: ChartActionsProps) {
  const { title, unit, period, series, sources, fileName, xHead, takePicture, isTable, tableId, onTable } =
    props;
  const { t } = useTexts(['chart', 'ui']);
  const [hasFailed, setHasFailed] = useState(false);
  const handleCsv = () => {
    const { rows, columns } = chartRows(series, {
      xHead,
      unit,
      source: sourceText(sources),
      headOf: (column) => t(`chart:csv.${column}`),
      markOf: (mark) => t(`chart:mark.${mark}`),
    });
    downloadText(`${fileName}.csv`, 'text/csv', toCsv(rows, columns));
  };
  const handlePng = () => {
    const hasSample = series.some(({ mark }) => mark === 'sample');
    const texts = {
      title,
      subtitle: t('chart:unitPeriod', { unit, period }),
      foot: `${hasSample ? `${t('chart:hasSample')} ` : ''}${t('ui:source.label')}${sourceText(sources)}`,
    };
    setHasFailed(false);
    takePicture?.(texts).then(
      (picture) => downloadBlob(`${fileName}.png`, picture),
      () => setHasFailed(true),
    );
  };
  return (
    <>
      <Button
        variant="text"
        onClick={onTable}
        aria-expanded={isTable}
        aria-controls={isTable ? tableId : undefined}
      >
        {t('chart:table')}
      </Button>
      <Button variant="text" onClick={handleCsv}>
        {t('chart:csvFile')}
      </Button>
      {takePicture && (
        <Button variant="text" onClick={handlePng}>
          {t('chart:pngFile')}
        </Button>
      )}
      {hasFailed && <span role="alert">{t('chart:noPicture')}</span>}
    </>
  );
}
