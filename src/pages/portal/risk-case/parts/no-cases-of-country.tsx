import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';
import { useEconomyName } from '@/features/risk-cases/view/words/use-economy-name';
import { isWithoutCases, reasonWithoutCases } from './without-cases';

/** States that the library has no case opened by a country, a possible reason, and further links. */
export function NoCasesOfCountry({ country: code }: { country: string }) {
  const { t } = useTexts('risk');
  const country = useEconomyName()(code);
  const reason = isWithoutCases(code) ? t(`empty.${reasonWithoutCases(code)}`, { country }) : null;
  return (
    <EmptyState
      why={t('empty.country', { country })}
      next={
        <>
          {reason} {t('empty.next')}
        </>
      }
    >
      <Link to={paths.riskCase({ exporter: code })}>{t('empty.asTarget', { country })}</Link>
      <Link to={paths.riskCase()}>{t('empty.allCases')}</Link>
    </EmptyState>
  );
}
