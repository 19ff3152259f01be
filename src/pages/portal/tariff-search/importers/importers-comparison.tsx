import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import { importersQuery } from '@/features/tariffs/importers-api';
import type { ImportersAnswer } from '@/features/tariffs/importers-schema';
import type { PairQuery, PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { sharingAnswers } from '@/shared/api/cache/shared-answer';
import { dateInText } from '@/shared/format/date-in-text';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { QueryView } from '@/shared/ui/states/query-view';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { FileButton } from '../country-pair/actions/file-button';
import { SampleSwitch } from '../country-pair/actions/sample-switch';
import { sourcesOfRates } from '../rates/rates-sources';
import { importerCounts, importerRow } from './importer-rows';
import type { ImporterRow } from './importer-rows';
import { ImportersTable } from './importers-table';
import { useImporterVerdicts } from './use-importer-verdicts';
import './importers-section.css';

interface ImportersComparisonProps {
  answer: TariffAnswer;
  /** Six digits. */
  hs: string;
  question: PairQuestion;
  onAsk: (change: Partial<PairQuery>) => void;
}

/** The rates of every importer, or their loading state. */
export function ImportersComparison({ answer, hs, question, onAsk }: ImportersComparisonProps) {
  const { t } = useTexts('importers');
  const { from, date, sample } = question;
  const requested = importersQuery({ hs, from, date, sample }, useLanguage());
  // With or without sample rates the same comparison: the switch stays in place.
  const isSameComparison = (_before: ImportersAnswer, earlier: readonly unknown[]) =>
    requested.queryKey.slice(0, SAMPLE_PLACE).every((part, index) => part === earlier[index]);
  const { data, error, isError, isPlaceholderData, dataUpdatedAt, refetch } = useQuery(
    sharingAnswers(requested, isSameComparison),
  );
  const query = { data, error, isError, isOld: isPlaceholderData, dataUpdatedAt, refetch };
  return (
    <QueryView query={query} failure={t('failure')}>
      {(importers) => (
        <Comparison answer={answer} importers={importers} hs={hs} question={question} onAsk={onAsk} />
      )}
    </QueryView>
  );
}

/** The index of `sample` in the query key; what precedes it is the query itself. */
const SAMPLE_PLACE = 5;

interface ComparisonProps extends ImportersComparisonProps {
  importers: ImportersAnswer;
}

function Comparison({ answer, importers, hs, question, onAsk }: ComparisonProps) {
  const { t } = useTexts(['importers', 'pair', 'countries', 'ui']);
  const language = useLanguage();
  const { verdicts, isSample } = useImporterVerdicts(answer, importers, hs, question);
  const rows = useMemo(
    () =>
      importers.importers.map((tariff) =>
        importerRow(tariff, question, hs, verdicts.get(tariff.importer) ?? 'noBill'),
      ),
    [importers, question, hs, verdicts],
  );
  const { from, date, sample } = question;
  const product = formatHs(hs);
  const facts = { from: t(`countries:${from}`), hs: product, date: dateInText(date, language) };
  const hasSample = importers.importers.some((tariff) => tariff.hasSample);
  const fileName = `rcep-importers-${hs}-${from}-${date}.csv`;
  return (
    <>
      <p className="importers-counts">{counts(rows)}</p>
      {hasSample && <SampleSwitch isOn={sample} onChange={(isOn) => onAsk({ sample: isOn })} />}
      <ImportersTable
        rows={rows}
        question={question}
        hs={hs}
        isSampleBill={isSample}
        caption={t('caption', facts)}
      />
      <SourceLine
        sources={sourcesOfRates(
          importers,
          rows.flatMap(({ pairs }) => pairs.flatMap(({ mfn, rcep }) => [mfn, rcep])),
        )}
        actions={
          <FileButton
            variant="text"
            load={() => import('./importers-csv')}
            make={(file) =>
              file.downloadImporters(fileName, (key) => t(`csv.${key}`), { answer: importers, hs, rows })
            }
          >
            {t('pair:download.csv')}
          </FileButton>
        }
      >
        {[t('remark.origin', facts), t('remark.lines')].join(t('ui:sentenceSpace'))}
      </SourceLine>
    </>
  );

  function counts(all: readonly ImporterRow[]): string {
    const { of, rates, mfnOnly, sample: samples } = importerCounts(all);
    if (rates + mfnOnly + samples === 0) return t('counts.none', { of });
    const number = (count: number) => formatNumber(count, language);
    const known = t('counts.known', {
      of: number(of),
      rates: number(rates),
      mfnOnly: number(mfnOnly),
    });
    const sentences = samples > 0 ? [known, t('counts.sample', { count: samples })] : [known];
    return sentences.join(t('ui:sentenceSpace'));
  }
}
