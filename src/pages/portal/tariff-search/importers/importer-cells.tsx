import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { writePairQuery } from '@/features/tariffs/country-pair/pair-query';
import { formatIsoDate } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { formatMoney } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { SampleMark } from '@/shared/ui/marks/sample-mark';
import { Tag } from '@/shared/ui/marks/tag';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { linesMark } from '../country-pair/lines-mark';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { ImporterRow } from './importer-rows';
import type { ImporterVerdict, NoVerdict } from './importer-verdicts';
import { ratesPeriod } from './rates-period';
import { useRatesWords } from './rates-words';

/** An importer, and why RCEP does not apply there; a link to its answer, except for the current one. */
export function ImporterName({
  row,
  question,
  hs,
}: {
  row: ImporterRow;
  question: PairQuestion;
  hs: string;
}) {
  const { t } = useTexts(['pair', 'countries']);
  const { from, to, date, value, currency, sample } = question;
  const { importer } = row.tariff;
  const address = writePairQuery({ hs, from, to: importer, date, value, currency, sample });
  return (
    <span className="importer-name">
      {importer === to ? (
        <>
          <b>{t(`countries:${importer}`)}</b> <Tag>{t('partners.current')}</Tag>
        </>
      ) : (
        <Link to={`${paths.taxOriginSearch()}?${address.toString()}`} onClick={() => window.scrollTo(0, 0)}>
          {t(`countries:${importer}`)}
        </Link>
      )}
      {!row.inForce.inForce && <Tag>{t(`partners.reason.${row.inForce.reason}`)}</Tag>}
    </span>
  );
}

/** The payable rate and its basis; a range if lines differ. */
export function ImporterPayable({ row }: { row: ImporterRow }) {
  const { t } = useTexts('importers');
  const words = useRatesWords();
  if (isWithoutRates(row)) return <NoData />;
  const text = words.payable(row);
  return (
    <span className="importer-figure">
      {text ?? <span className="no-data">{t('unknown')}</span>}
      <span className="importer-aside">{t(`basis.${row.basis}`)}</span>
    </span>
  );
}

/** True if there is no rate for the day. */
const isWithoutRates = ({ state }: ImporterRow) => state === 'none' || state === 'otherDay';

/** What RCEP saves against MFN in percentage points, with the money below it if there is a value. */
export function ImporterSaving({ row }: { row: ImporterRow }) {
  const { t } = useTexts('importers');
  const language = useLanguage();
  const { saving, saved, currency } = row;
  if (isWithoutRates(row)) return <NoData />;
  if (saving === null) return <span className="no-data">{t('unknown')}</span>;
  const points = range(saving, (figure) => formatNumber(figure, language));
  return (
    <span className="importer-figure">
      <span className={saving.high > 0 ? 'importer-lower' : undefined}>
        {saving.others === 0 ? points : t('othersOpen', { range: points, count: saving.others })}
      </span>
      {saved !== null && saved.high > 0 && (
        <span className="importer-aside">
          {range(saved, (amount) => formatMoney(amount, currency, language))}
        </span>
      )}
    </span>
  );

  function range({ low, high }: { low: number; high: number }, write: (figure: number) => string): string {
    return low === high ? write(low) : t('range', { low: write(low), high: write(high) });
  }
}

/** The verdict on the bill at an importer, or why there is none; marked if the bill is the example. */
export function ImporterVerdictCell({ verdict, isSample }: { verdict: ImporterVerdict; isSample: boolean }) {
  const { t } = useTexts(['importers', 'tariff']);
  switch (verdict) {
    case 'met':
    case 'notMet':
    case 'unknown':
      return (
        <span className="importer-name">
          <VerdictChip verdict={verdict}>{t(`tariff:contents.verdict.${verdict}`)}</VerdictChip>
          {isSample && <SampleMark />}
        </span>
      );
    default:
      return <span className="no-data">{t(`tariff:contents.${NO_VERDICT[verdict]}`)}</span>;
  }
}

/** The same texts as in the page's contents. */
const NO_VERDICT = {
  notInForce: 'notAssessed',
  noRule: 'ruleFirst',
  noBill: 'verdict.none',
  incomplete: 'verdict.none',
  contradiction: 'contradiction',
} as const satisfies Record<NoVerdict, string>;

/** Which rates there are and for which period, with their mark; the official source if there are none. */
export function ImporterData({ row }: { row: ImporterRow }) {
  const { t } = useTexts('importers');
  const language = useLanguage();
  const { tariff, pairs, state, lastDay } = row;
  const { official, schedule } = tariff;
  const period = ratesPeriod(pairs);
  const day = (date: string) => formatIsoDate(date, language);
  const parts = [
    t(`state.${state}`, { date: lastDay === null ? '' : dateInText(lastDay, language) }),
    ...(period === null
      ? []
      : [
          period.from === period.to
            ? period.from
            : t('range', { low: day(period.from), high: day(period.to) }),
        ]),
    ...(pairs.length > 1 ? [t('lines', { count: pairs.length })] : []),
    ...(schedule?.isComplete === false && pairs.length > 0 && state !== 'sample' ? [t('partial')] : []),
  ];
  return (
    <span className="importer-name">
      <span>{parts.join(t('separator'))}</span>
      <RecordMarkTag mark={linesMark(pairs)} />
      {state === 'none' && official !== null && (
        <ExternalLink href={official.url}>{official.title}</ExternalLink>
      )}
    </span>
  );
}
