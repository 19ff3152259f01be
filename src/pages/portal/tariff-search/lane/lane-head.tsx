import { formatHs } from '@/features/hs/hs-code';
import type { LaneReport } from '@/features/tariffs/lane/lane-report';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import { LaneContents } from './lane-contents';
import type { ContentsOrigin } from './lane-contents';
import './lane-head.css';

interface LaneHeadProps {
  answer: TariffAnswer;
  report: LaneReport;
  origin: ContentsOrigin | null;
  /** Trade-remedy cases on the route; null until loaded. */
  cases: number | null;
}

/** The subject of the answer: line, route, date, tariff year, edition; and the contents of the page. */
export function LaneHead({ answer, report, origin, cases }: LaneHeadProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const language = useLanguage();
  const { line, lane } = report;
  const { requested, matchedDigits, name } = answer;
  return (
    <div className="lane-head">
      <h1>
        {formatHs(line.code)}
        <br /> <span className="no-break">{t(`countries:${lane.from}`)}</span> →{' '}
        <span className="no-break">{t(`countries:${lane.to}`)}</span>
      </h1>
      <p className="lane-facts">
        {t('head.dateAndYear', { date: dateInText(lane.date, language), year: lane.rcepYear })}
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
        <p className="lane-name">
          <span lang={name.lang}>{name.text}</span> <RecordMarkTag mark={name.mark} />
          <LanguageTag lang={name.lang} />
        </p>
      )}
      <p className="lane-description">
        {line.description === null ? (
          t('lines.noName')
        ) : (
          <>
            <span lang={line.description.lang}>{line.description.text}</span>
            <LanguageTag lang={line.description.lang} />
          </>
        )}
      </p>
      <LaneContents answer={answer} report={report} origin={origin} cases={cases} />
    </div>
  );
}
