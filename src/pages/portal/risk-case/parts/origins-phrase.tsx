import type { CaseOrigins } from '@/features/risk-cases/risk-cases-schema';
import { useListSeparator } from '@/shared/i18n/use-list-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { UncheckedMark } from '@/shared/ui/unchecked-mark';
import { useEconomyName } from './use-economy-name';
import { useOriginsText } from './use-origins-text';

/** The origins of a case, with those that were not on its page and those that the page only counts. */
export function OriginsPhrase({ origins }: { origins: CaseOrigins }) {
  const { t } = useTexts('risk');
  const nameOf = useEconomyName();
  const textOf = useOriginsText();
  const separator = useListSeparator()([...origins.named, ...origins.unchecked].map(nameOf));
  return (
    <>
      {textOf(origins)}
      {origins.unchecked.map((code) => (
        <span key={code} className="no-break">
          {separator}
          {nameOf(code)} <UncheckedMark />
        </span>
      ))}
      {origins.unnamed > 0 && (
        <span className="risk-small">{t('origin.unnamed', { count: origins.unnamed })}</span>
      )}
    </>
  );
}
