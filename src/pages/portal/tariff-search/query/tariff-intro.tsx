import { formatHs } from '@/features/hs/hs-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { Link } from '@/shared/ui/controls/link';

/** Example routes; all of them have rates. */
const EXAMPLES = [
  { hs: '940620', from: 'JP', to: 'VN' },
  { hs: '850760', from: 'CN', to: 'KR' },
  { hs: '610910', from: 'CN', to: 'JP' },
] as const;

/** Before the first query: what the page answers, and example routes. */
export function TariffIntro() {
  const { t } = useTexts(['tariff', 'countries']);
  return (
    <EmptyState why={t('intro.why')} next={t('intro.next')}>
      {EXAMPLES.map(({ hs, from, to }) => (
        <Link key={hs} to={paths.taxOriginSearch({ hs, from, to })}>
          {formatHs(hs)} {t(`countries:${from}`)} → {t(`countries:${to}`)}
        </Link>
      ))}
      <Link to={paths.tariffBrowse()}>{t('intro.browse')}</Link>
    </EmptyState>
  );
}
