import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { useListText } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { OriginButton } from './origin-button';

/**
 * If the reader's own list leads to no RCEP country of origin: what is open, and which entries settle it (Article
 * 2.6.4).
 */
export function UnsettledNote({ unsettled, pair }: Pick<PairReport, 'unsettled' | 'pair'>) {
  const { t } = useTexts(['tariff', 'countries', 'ui']);
  const list = useListText();
  if (unsettled === null) return null;
  const { contributors, otherCase } = unsettled;
  const name = (country: string) => t(`countries:${country}`);
  const sentences = [
    contributors.length > 0
      ? t('own.unsettled.noRate', { countries: list(contributors.map(name)) })
      : t('own.unsettled.noContributor'),
    ...(otherCase === null
      ? []
      : [
          t(`own.unsettled.${otherCase.case}`, { importer: name(pair.to), country: name(otherCase.country) }),
        ]),
    t('own.unsettled.materials'),
  ];
  return (
    <Note tone="warning" title={t('own.open')} actions={<OriginButton />}>
      {sentences.join(t('ui:sentenceSpace'))}
    </Note>
  );
}
