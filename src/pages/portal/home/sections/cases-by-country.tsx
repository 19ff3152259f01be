import type { HomeRiskPart } from '../digest/home-digest-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';

/** How many cases of the library each country opened, highest first, as a table whose rows are also bars. */
export function CasesByCountry({ rows }: { rows: HomeRiskPart['casesBy'] }) {
  const { t } = useTexts(['home', 'countries']);
  const language = useLanguage();
  const most = Math.max(1, ...rows.map((row) => row.count));
  return (
    <table className="case-bars">
      <caption>{t('risk.casesBy')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('risk.member')}</th>
          <th scope="col">
            <span className="case-count">{t('risk.caseCount')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, count }) => (
          <tr key={code}>
            <th scope="row">
              <Link to={paths.riskCase({ importer: code })}>{t(`countries:${code}`)}</Link>
            </th>
            <td>
              <span className="case-count">{formatNumber(count, language, 0)}</span>
              <span className="case-bar" aria-hidden="true">
                <span style={{ width: `${(count / most) * 100}%` }} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
