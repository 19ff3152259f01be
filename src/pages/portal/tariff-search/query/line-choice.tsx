import { useState } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import { lineLabels } from '@/features/tariffs/rates/line-labels';
import { LineRates } from '@/features/tariffs/rates/line-rates';
import { isOneAnswer, isWithoutRates } from '@/features/tariffs/rates/lines-alike';
import type { PairQuestion } from '@/features/tariffs/country-pair/pair-query';
import { rateSources } from '@/features/tariffs/rates/rate-range';
import { pairsOf } from '@/features/tariffs/shared-report';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { ExternalLink } from '@/shared/ui/controls/external-link';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { useRateText } from '@/features/tariffs/rates/use-rate-text';
import './line-choice.css';

/** Lines shown before the reader expands the list. */
const FIRST = 6;

interface LineChoiceProps {
  answer: TariffAnswer;
  line: TariffLine | null;
  question: PairQuestion;
  onPick: (code: string) => void;
}

/**
 * The national lines under the code, each with its rates, as radios; no default if there are several, no question
 * without any rate.
 */
export function LineChoice({ answer, line, question, onPick }: LineChoiceProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const rateText = useRateText();
  const noRcepWord = useNoRcepWord();
  const [isOpen, setIsOpen] = useState(false);
  const { lines } = answer;
  const pairs = pairsOf(answer, question);
  if (lines.length < 2 || isWithoutRates(pairs)) return null;
  const labels = lineLabels(lines);
  const isLong = lines.length > FIRST + 1;
  const isCut = isLong && !isOpen;
  const shown = lines.flatMap((each, index) => {
    const pair = pairs[index];
    return pair && (!isCut || index < FIRST || each === line) ? [{ each, pair }] : [];
  });
  return (
    <div className="line-choice">
      <RadioGroup
        legend={t(`lines.${legendKey(answer, pairs)}`, {
          importer: t(`countries:${question.to}`),
          hs: formatHs(answer.hs ?? ''),
          count: lines.length,
        })}
        layout={lines.length > 3 ? 'list' : 'row'}
        value={line?.code ?? null}
        onValueChange={onPick}
        options={shown.map(({ each, pair }) => ({
          value: each.code,
          label: (
            <>
              <b>{formatHs(each.code)}</b>{' '}
              {each.description === null ? (
                t('lines.noName')
              ) : (
                <span lang={each.description.lang}>{labels.get(each.code)}</span>
              )}
            </>
          ),
          detail: (
            <LineRates
              line={each}
              pair={pair}
              mfn={rateText(pair.mfn, question.to)}
              rcep={isNotRcepNow(pair) ? noRcepWord(pair) : rateText(pair.rcep, question.to)}
            />
          ),
        }))}
      />
      {isLong && (
        <Button variant="text" size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? t('lines.showFewer') : t('lines.showAll', { count: lines.length })}
        </Button>
      )}
      <SourceLine sources={rateSources(answer, pairs)}>
        {answer.official && lines.some(({ description }) => description === null) && (
          <>
            {t('lines.namesAt')}{' '}
            <ExternalLink href={answer.official.url}>{answer.official.title}</ExternalLink>
          </>
        )}
      </SourceLine>
    </div>
  );
}

function legendKey({ schedule }: TariffAnswer, pairs: readonly PairDuty[]) {
  if (isOneAnswer(pairs)) return 'legendSame';
  return schedule?.isComplete === false ? 'legendPart' : 'legend';
}
