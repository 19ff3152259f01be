import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import { useTexts } from '@/shared/i18n/use-texts';
import { Note } from '@/shared/ui/states/note';
import { OriginButton } from './origin-button';
import { useOwnSentence } from './use-own-sentence';

/** If the reader's own list leads to another duty than the general answer: that duty, and a link to the reason. */
export function OwnNote({ own, question }: PairReport) {
  const { t } = useTexts(['tariff', 'countries', 'ui']);
  const sentence = useOwnSentence(question.currency);
  const name = (country: string | null) => (country === null ? '' : t(`countries:${country}`));
  const [first] = own;
  if (first === undefined) return null;
  return (
    <Note
      tone="warning"
      title={own.length > 1 ? t('own.open') : titleOf(first.country)}
      actions={<OriginButton />}
    >
      {own.length === 1
        ? sentence(first)
        : own.map((each) => (
            <p key={each.country}>
              {[t('own.branch', { country: name(each.country) }), sentence(each)].join(t('ui:sentenceSpace'))}
            </p>
          ))}
    </Note>
  );

  function titleOf(country: string | null): string {
    return country === null ? t('own.notMet') : t('own.country', { country: name(country) });
  }
}
