import { useDeferredValue, useMemo } from 'react';
import { useDraft, useOwnRule } from '@/features/origin/drafts/use-draft';
import type { ImportersAnswer } from '@/features/tariffs/importers-schema';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { useLanguage } from '@/shared/i18n/use-language';
import { originRule } from '../origin/rule/origin-rule';
import { importerVerdicts } from './importer-verdicts';
import type { ImporterVerdict } from './importer-verdicts';

const EDITIONS = [2012, 2017, 2022] as const;

/** The verdicts on the bill of the origin section at every importer, and whether that bill is the example. */
export function useImporterVerdicts(
  answer: TariffAnswer,
  { importers }: ImportersAnswer,
  hs: string,
  { from, date, currency }: PairQuestion,
): { verdicts: Map<string, ImporterVerdict>; isSample: boolean } {
  const [typed] = useDraft(hs, useLanguage());
  const [ownRule] = useOwnRule(hs);
  const draft = useDeferredValue(typed);
  const rule = useMemo(() => originRule(answer, ownRule), [answer, ownRule]);
  const hsEdition = EDITIONS.find((edition) => edition === answer.hsEdition);
  const verdicts = useMemo(
    () =>
      importerVerdicts(
        importers.map(({ importer }) => importer),
        {
          draft,
          rule,
          date,
          currency,
          hs,
          hsEdition,
          exporter: from,
          pairs: new Map(importers.map(({ importer, pairs }) => [importer, pairs])),
        },
      ),
    [importers, draft, rule, date, currency, hs, hsEdition, from],
  );
  return { verdicts, isSample: draft.isSample };
}
