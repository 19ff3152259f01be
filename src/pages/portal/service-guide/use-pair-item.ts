import { formatHs } from '@/features/hs/hs-code';
import { checklistId } from '@/features/saved/checklist';
import type { Saveable } from '@/features/saved/saved-item';
import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import type { GuideCase } from './guide-case';

/** The checklist of a route as an item to save. */
export function usePairItem({ hs, question }: GuideCase): Saveable {
  const { t } = useTexts(['guide', 'countries']);
  const { from, to } = question;
  return {
    kind: 'checklist',
    id: checklistId({ hs, from, to }),
    title: t('pair', { hs: formatHs(hs), from: t(`countries:${from}`), to: t(`countries:${to}`) }),
    address: `${paths.serviceGuide()}?${writePairQuery(question).toString()}`,
  };
}
