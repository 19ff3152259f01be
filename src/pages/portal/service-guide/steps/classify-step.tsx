import { formatHs } from '@/features/hs/hs-code';
import { laneOf } from '@/features/tariffs/lane';
import { lineLabels } from '@/features/tariffs/line-labels';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/list-ui/language-tag';
import { ExternalLink } from '@/shared/ui/external-link';
import { Link } from '@/shared/ui/link';
import { NotHeld } from '@/shared/ui/not-held';
import { RadioGroup } from '@/shared/ui/radio-group';
import { SourceLine } from '@/shared/ui/source-line';
import { MarkTag } from './mark-tag';
import type { AnsweredStepProps } from './step-props';
import { tariffLink } from './tariff-link';
import { useRateWords, useRcepWords } from './use-rate-words';

const NO_AMOUNTS = { value: null, qty: null, unit: '', fx: null };

/** Step 1: the code with its name, and the importer's national lines to choose from. */
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
            <LanguageTag lang={answer.name.lang} /> <MarkTag mark={answer.name.mark} />
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
          {t('fact.linesNotHeld', { importer: t(`countries:${guide.question.to}`) })} <NotHeld />{' '}
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

/** The importer's lines under the code with their rates; none is taken for granted where there are several. */
function Lines({ guide, answer, onAsk }: Pick<AnsweredStepProps, 'guide' | 'answer' | 'onAsk'>) {
  const { t } = useTexts(['tariff', 'countries']);
  const rate = useRateWords();
  const rcep = useRcepWords();
  const { question, hs, report } = guide;
  const { from, to, date } = question;
  const labels = lineLabels(answer.lines);
  return (
    <RadioGroup
      legend={t('lines.legend', {
        importer: t(`countries:${to}`),
        hs: formatHs(hs),
        count: answer.lines.length,
      })}
      layout="list"
      value={report?.line.code ?? null}
      onValueChange={(line) => onAsk({ line })}
      options={answer.lines.map((line) => {
        const lane = laneOf(line, from, to, date, NO_AMOUNTS);
        return {
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
          detail: t('lines.rates', { mfn: rate(lane.mfn), rcep: rcep(lane) }),
        };
      })}
    />
  );
}
