import { formatHs } from '@/features/hs/hs-code';
import type { PairReport } from '@/features/tariffs/country-pair/pair-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { PairContents } from './pair-contents';
import type { ContentsOrigin } from './pair-contents';
import './pair-head.css';

interface PairHeadProps {
  answer: TariffAnswer;
  report: PairReport;
  origin: ContentsOrigin | null;
  /** Trade-remedy cases on the route; null until loaded. */
  cases: number | null;
}

/** The subject of the answer: line, route, date, tariff year, edition; and the contents of the page. */
export function PairHead({ answer, report, origin, cases }: PairHeadProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const { line, pair } = report;
  const { requested, matchedDigits, name } = answer;
  return (
    <div className="pair-head">
      <h1>
        {formatHs(line.code)}
        <br /> <span className="no-break">{t(`countries:${pair.from}`)}</span> →{' '}
        <span className="no-break">{t(`countries:${pair.to}`)}</span>
      </h1>
      <p className="pair-facts">
        {t('head.dateAndYear', { date: dateInText(pair.date, language), year: pair.rcepYear })}
        <br />
        {t('head.edition', { edition: answer.hsEdition })}
        {matchedDigits < requested.length && (
          <>
            <br />
            {t('head.matched', {
              requested,
              matched: requested.slice(0, matchedDigits),
              count: matchedDigits,
            })}
          </>
        )}
      </p>
      {name && (
        <p className="pair-name">
          <span lang={name.lang}>{name.text}</span> <RecordMarkTag mark={name.mark} />
          <LanguageTag lang={name.lang} />
        </p>
      )}
      <p className="pair-description">
        {line.description === null ? (
          t('lines.noName')
        ) : (
          <>
            <span lang={line.description.lang}>{line.description.text}</span>
            <LanguageTag lang={line.description.lang} />
          </>
        )}
      </p>
      <PairContents answer={answer} report={report} origin={origin} cases={cases} />
    </div>
  );
}
