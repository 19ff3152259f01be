import { Suspense, useState } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import { MAX_COMPARED_LANES, writeLaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneQuery } from '@/features/tariffs/lane/lane-query';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import { loadTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { paths } from '@/shared/routing/paths';
import { Button } from '@/shared/ui/controls/button';
import { CompareSelect } from '../../compare/compare-select';
import { FileButton } from './file-button';
import { LinkButtons } from './link-buttons';
import type { OriginState } from '../../origin/use-origin';

const SavedQueriesDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('../../saved/saved-queries-dialog'), loadTexts(['saved'])]);
  return part.SavedQueriesDialog;
});

const downloads = async () => {
  const [files] = await Promise.all([import('./lane-download'), loadTexts(['origin'])]);
  return files;
};

interface LaneActionsProps {
  report: LaneReport;
  origin: OriginState | null;
  onAsk: (change: Partial<LaneQuery>) => void;
}

/** The actions of a result: link, print, export, save, compare. */
export function LaneActions({ report, origin, onAsk }: LaneActionsProps) {
  const { t, i18n } = useTexts(['tariff', 'countries']);
  const [isKeeping, setIsKeeping] = useState(false);
  const { line, lane, question, partners } = report;
  const { vs } = question;
  const address = `${paths.taxOriginSearch()}?${writeLaneQuery({ ...question, line: line.code }).toString()}`;
  const name = `${formatHs(line.code)} ${t(`countries:${lane.from}`)} → ${t(`countries:${lane.to}`)}`;
  return (
    <div className="lane-actions">
      <LinkButtons key={address} address={address} shareable={origin?.verdict ? origin.shareable : null} />
      <Button size="small" onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <FileButton load={downloads} isBusy={origin?.isRunning} make={(files) => files.downloadLaneCsv(report)}>
        {t('actions.csv')}
      </FileButton>
      <FileButton
        load={downloads}
        isBusy={origin?.isRunning}
        make={(files) => files.downloadLaneJson(report, address, origin, i18n)}
      >
        {t('actions.json')}
      </FileButton>
      <Button size="small" onClick={() => setIsKeeping(true)}>
        {t('actions.keep')}
      </Button>
      {vs.length < MAX_COMPARED_LANES - 1 && (
        <CompareSelect
          count={vs.length + 1}
          exporters={partners
            .map((row) => row.lane.from)
            .filter((code) => code !== lane.from && !vs.includes(code))}
          onPick={(code) => onAsk({ vs: [...vs, code] })}
        />
      )}
      {isKeeping && (
        <Suspense>
          <SavedQueriesDialog label={name} address={address} onClose={() => setIsKeeping(false)} />
        </Suspense>
      )}
    </div>
  );
}
