import { useEffect, useRef } from 'react';
import { formatHs } from '@/features/hs/hs-code';
import { laneOf } from '@/features/tariffs/lane';
import { lineLabels } from '@/features/tariffs/line-labels';
import type { LaneQuery } from '@/features/tariffs/lane-query';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { RadioGroup } from '@/shared/ui/radio-group';
import { isNotRcepNow, useNoRcepWord } from '../rates/no-rcep';
import { useRateText } from '../rates/use-rate-text';
import { scrollWithin } from './scroll-within';
import './line-choice.css';

interface LineChoiceProps {
  answer: TariffAnswer;
  line: TariffLine | null;
  query: LaneQuery;
  onPick: (code: string) => void;
}

/** The national lines under the code, each with its rates, as radios; none is taken for granted where there are several. */
export function LineChoice({ answer, line, query, onPick }: LineChoiceProps) {
  const { t } = useTexts(['tariff', 'countries']);
  const rateText = useRateText();
  const noRcepWord = useNoRcepWord();
  const { from, to, date } = query;
  const choice = useRef<HTMLDivElement>(null);
  const chosen = line?.code ?? null;
  useEffect(() => {
    const list = choice.current?.querySelector('.radio-group-list');
    const option = list?.querySelector('input:checked')?.closest('label');
    if (list && option) scrollWithin(list, option);
  }, [chosen]);
  if (answer.lines.length < 2 || from === null || to === null) return null;
  const labels = lineLabels(answer.lines);
  return (
    <div className="line-choice" ref={choice}>
      <RadioGroup
        legend={t('lines.legend', {
          importer: t(`countries:${to}`),
          hs: formatHs(answer.hs ?? ''),
          count: answer.lines.length,
        })}
        layout={answer.lines.length > 3 ? 'list' : 'row'}
        value={chosen}
        onValueChange={onPick}
        options={answer.lines.map((each) => {
          const lane = laneOf(each, from, to, date, NO_AMOUNTS);
          return {
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
            detail: t('lines.rates', {
              mfn: rateText(lane.mfn),
              rcep: isNotRcepNow(lane) ? noRcepWord(lane) : rateText(lane.rcep),
            }),
          };
        })}
      />
    </div>
  );
}

const NO_AMOUNTS = { value: null, qty: null, unit: '', fx: null };
