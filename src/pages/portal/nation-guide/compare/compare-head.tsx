import { toCsv } from '@/shared/files/csv';
import { downloadText } from '@/shared/files/download';
import { unbroken } from '@/shared/format/unbroken';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { Link } from '@/shared/ui/controls/link';
import { useGuideFormat } from '../facts/use-guide-format';
import type { GuideTab } from '../guide-address';
import { StateTag } from '../guide/state-tag';
import type { GuideControls } from '../use-guide-address';
import { compareCsvColumns, compareCsvRows } from './compare-csv';
import { isWhole } from './compare-line';
import type { ComparePart } from './use-comparison';
import './compare-head.css';

interface CompareHeadProps {
  guide: GuideControls;
  codes: readonly string[];
  /** The parts on the page, for export. */
  parts: readonly (ComparePart & { id: GuideTab })[];
}

/** The compared countries, the status of the Agreement for each on the day, and the actions. */
export function CompareHead({ guide: { address, pathTo, go }, codes, parts }: CompareHeadProps) {
  const { t } = useTexts('nation');
  const format = useGuideFormat();
  const names = format.list(codes.map((code) => unbroken(format.country(code))));
  const isRead = parts.every(({ lines: { data } }) => data?.every(isWhole));
  const without = (code: string) => {
    const [country = null, ...vs] = codes.filter((other) => other !== code);
    return { country, vs };
  };
  const handleCsv = () => {
    const lines = parts.flatMap(({ id, lines: { data } }) =>
      (data ?? []).map((line) => ({ ...line, part: t(`tab.${id}`) })),
    );
    const file = toCsv(compareCsvRows(lines, codes, t), compareCsvColumns(codes, format.country, t));
    downloadText(`rcep-countries-${codes.join('-')}.csv`, 'text/csv', file);
  };
  return (
    <header className="compare-head">
      <h1>{t('compare.title', { countries: names })}</h1>
      <ul
        className="compare-countries"
        aria-label={t('compare.countries', { date: format.dateInText(address.date) })}
      >
        {codes.map((code) => (
          <li key={code}>
            <Link to={pathTo({ country: code, vs: [] })}>{format.country(code)}</Link>
            <StateTag code={code} date={address.date} />
            <Button
              size="small"
              variant="text"
              aria-label={t('compare.removeNamed', { country: format.country(code) })}
              onClick={() => go(without(code))}
            >
              {t('compare.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <div className="nation-actions">
        <label className="compare-only">
          <input
            type="checkbox"
            checked={address.isOnlyDifferent}
            onChange={(event) => go({ isOnlyDifferent: event.target.checked }, { replace: true })}
          />
          {t('compare.onlyDifferent')}
        </label>
        <Button size="small" onClick={() => window.print()}>
          {t('action.print')}
        </Button>
        <Button size="small" disabled={!isRead} onClick={handleCsv}>
          {t('action.csv')}
        </Button>
      </div>
    </header>
  );
}
