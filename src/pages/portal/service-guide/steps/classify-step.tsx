import { formatHs } from '@/features/hs/hs-code';
import { isOneAnswer } from '@/features/tariffs/rates/lines-alike';
import { LineRates } from '@/features/tariffs/rates/line-rates';
import { lineLabels } from '@/features/tariffs/rates/line-labels';
import { rateSources } from '@/features/tariffs/rates/rate-range';
import { pairsOf } from '@/features/tariffs/shared-report';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { Link } from '@/shared/ui/controls/link';
import { NoData } from '@/shared/ui/marks/no-data';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { RecordMarkTag } from '@/shared/ui/marks/record-mark-tag';
import type { AnsweredStepProps } from './step-props';
import { tariffLink } from './tariff-link';
import { useRateWords, useRcepWords } from './use-rate-words';

/** Step 1: the code with its name, and the importer's national lines to select from. */
export function ClassifyStep({ guide, answer, onAsk }: AnsweredStepProps) {
  const { t } = useTexts(['guide', 'tariff', 'countries']);
  const { hs } = guide;
  const isShortened = answer.matchedDigits < answer.requested.length;
  return (
    <>
      <p className="guide-code">
        <b>{formatHs(hs)}</b>{' '}
        {answer.name && (
          <>
            <span lang={answer.name.lang}>{answer.name.text}</span>
            <LanguageTag lang={answer.name.lang} /> <RecordMarkTag mark={answer.name.mark} />
          </>
        )}
      </p>
      {isShortened && (
        <p className="guide-text">
          {t('tariff:head.matched', {
            requested: answer.requested,
            matched: answer.requested.slice(0, answer.matchedDigits),
            count: answer.matchedDigits,
          })}
        </p>
      )}
      {answer.lines.length === 0 ? (
        <p className="guide-text">
          {t('fact.linesMissing', { importer: t(`countries:${guide.question.to}`) })} <NoData />{' '}
          {answer.official && <ExternalLink href={answer.official.url}>{answer.official.title}</ExternalLink>}
        </p>
      ) : (
        <Lines guide={guide} answer={answer} onAsk={onAsk} />
      )}
      <SourceLine sources={answer.sources.filter(({ id }) => id === 'hs-2022')}>
        {t('fact.classification')} <Link to={tariffLink(guide)}>{t('link.tariff')}</Link>
      </SourceLine>
    </>
  );
}

/** The importer's lines under the code with their rates; none is preselected if there are several. */
function Lines({ guide, answer, onAsk }: Pick<AnsweredStepProps, 'guide' | 'answer' | 'onAsk'>) {
  const { t } = useTexts(['tariff', 'countries']);
  const rate = useRateWords();
  const rcep = useRcepWords();
  const { question, hs, report } = guide;
  const labels = lineLabels(answer.lines);
  const pairs = pairsOf(answer, question);
  return (
    <>
      <RadioGroup
        legend={t(`lines.${legendKey()}`, {
          importer: t(`countries:${question.to}`),
          hs: formatHs(hs),
          count: answer.lines.length,
        })}
        layout="list"
        value={report?.line.code ?? null}
        onValueChange={(line) => onAsk({ line })}
        options={answer.lines.flatMap((line, index) => {
          const pair = pairs[index];
          return pair === undefined
            ? []
            : {
                value: line.code,
                label: (
                  <>
                    <b>{formatHs(line.code)}</b>{' '}
                    {line.description === null ? (
                      t('lines.noName')
                    ) : (
                      <>
                        <span lang={line.description.lang}>{labels.get(line.code)}</span>
                        <LanguageTag lang={line.description.lang} />
                      </>
                    )}
                  </>
                ),
                detail: <LineRates line={line} pair={pair} mfn={rate(pair.mfn)} rcep={rcep(pair)} />,
              };
        })}
      />
      <SourceLine sources={rateSources(answer, pairs)} />
    </>
  );

  function legendKey() {
    if (answer.lines.length > 1 && isOneAnswer(pairs)) return 'legendSame';
    return answer.schedule?.isComplete === false ? 'legendPart' : 'legend';
  }
}
