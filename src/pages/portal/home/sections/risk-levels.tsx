import type { HomeRiskPart } from '../digest/home-digest-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

/** The countries with high, low and no rating, in words. */
export function RiskLevels({ levels }: { levels: HomeRiskPart['levels'] }) {
  const { t } = useTexts(['home', 'countries']);
  return (
    <dl className="risk-levels">
      {(['high', 'low', null] as const).map((level) => {
        const those = levels.filter((each) => each.level === level);
        return (
          <div key={String(level)}>
            <dt>{t(`risk.${level ?? 'none'}Count`, { count: those.length })}</dt>
            <dd>
              {those.map(({ code }) => (
                <Link key={code} to={paths.nationGuide({ country: code })}>
                  {t(`countries:${code}`)}
                </Link>
              ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
