import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { AsOf } from '@/shared/ui/marks/as-of';
import { Link } from '@/shared/ui/controls/link';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { isAffected } from './affected';
import type { Watched } from './affected';
import type { SiteChange } from './changes-schema';
import './change-rows.css';

interface ChangeRowsProps {
  changes: readonly SiteChange[];
  saved: readonly Watched[];
}

/** A list of changes: day, what happened, link; those that affect a saved item are labelled. */
export function ChangeRows({ changes, saved }: ChangeRowsProps) {
  const { t } = useTexts(['saved', 'countries']);
  return (
    <ul className="change-rows">
      {changes.map((change) => (
        <li key={change.id}>
          <AsOf value={change.date} />
          <div>
            <p>
              <Link to={addressOf(change)} lang={change.title.lang}>
                {change.title.text}
              </Link>
            </p>
            <p className="change-detail">
              <span>{t(`since.step.${change.step}`)}</span>
              {change.countries.slice(0, MOST_COUNTRIES).map((code) => (
                <span key={code} className="no-break">
                  {t(`countries:${code}`, { defaultValue: code })}
                </span>
              ))}
              {change.mark === 'unchecked' && <UncheckedMark />}
              {change.mark === 'sample' && <SampleMark />}
              {isAffected(change, saved) && <strong>{t('since.affects')}</strong>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

const MOST_COUNTRIES = 3;

function addressOf({ kind, recordId }: SiteChange): string {
  if (kind === 'law') return paths.lawDetails(recordId);
  if (kind === 'case') return paths.riskCaseDetails(recordId);
  return kind === 'news' ? paths.newsDetailsDetails(recordId) : paths.taxOriginSearch({ to: recordId });
}
