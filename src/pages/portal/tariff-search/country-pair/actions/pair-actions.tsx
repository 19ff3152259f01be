import { Suspense, useState } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import { MAX_COMPARED_PAIRS, writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairQuery } from '@/features/tariffs/country-pair/pair-query';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
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
  const [files] = await Promise.all([import('./pair-download'), loadTexts(['origin'])]);
  return files;
};

interface PairActionsProps {
  report: PairReport;
  origin: OriginState | null;
  onAsk: (change: Partial<PairQuery>) => void;
}

/** The actions of a result: link, print, export, save, compare. */
export function PairActions({ report, origin, onAsk }: PairActionsProps) {
  const { t, i18n } = useTexts(['tariff', 'countries']);
  const [isKeeping, setIsKeeping] = useState(false);
  const { line, pair, question, partners } = report;
  const { vs } = question;
  const address = `${paths.taxOriginSearch()}?${writePairQuery({ ...question, line: line.code }).toString()}`;
  const name = `${formatHs(line.code)} ${t(`countries:${pair.from}`)} → ${t(`countries:${pair.to}`)}`;
  return (
    <div className="pair-actions">
      <LinkButtons key={address} address={address} shareable={origin?.verdict ? origin.shareable : null} />
      <Button size="small" onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <FileButton load={downloads} isBusy={origin?.isRunning} make={(files) => files.downloadPairCsv(report)}>
        {t('actions.csv')}
      </FileButton>
      <FileButton
        load={downloads}
        isBusy={origin?.isRunning}
        make={(files) => files.downloadPairJson(report, address, origin, i18n)}
      >
        {t('actions.json')}
      </FileButton>
      <Button size="small" onClick={() => setIsKeeping(true)}>
        {t('actions.keep')}
      </Button>
      {vs.length < MAX_COMPARED_PAIRS - 1 && (
        <CompareSelect
          count={vs.length + 1}
          exporters={partners
            .map((row) => row.pair.from)
            .filter((code) => code !== pair.from && !vs.includes(code))}
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
