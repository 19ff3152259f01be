import { formatHs } from '@/features/hs/hs-code';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { markOfPair } from '@/features/tariffs/country-pair/pair-mark';
import { chosenLine } from '@/features/tariffs/outcome';
import { rateSources } from '@/features/tariffs/rates/rate-range';
import { RateRuler } from '@/features/tariffs/rates/rate-ruler';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Figure } from '@/shared/ui/figures/figure';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { previewMark } from './preview-mark';
import { PreviewNotes } from './preview-notes';
import { PreviewRange } from './preview-range';
import type { Task } from '../sentence/task';

const NO_AMOUNTS = { value: null, qty: null, unit: '', fx: null };

/** An overview of the rates of a route: those of its line, or their range until the line is selected. */
export function PreviewAnswer({ answer, task }: { answer: TariffAnswer; task: Task }) {
  const line = chosenLine(answer, null);
  return line === null ? (
    <PreviewRange answer={answer} task={task} />
  ) : (
    <PreviewLine answer={answer} task={task} line={line} />
  );
}

/** Two figures and the ruler of one route, or one sentence if there is no percentage. */
function PreviewLine({ answer, task, line }: { answer: TariffAnswer; task: Task; line: TariffLine }) {
  const { t } = useTexts(['home', 'countries']);
  const language = useLanguage();
  const pair = pairDutyOf(line, task.from, task.to, task.date, NO_AMOUNTS);
  const rcep = pair.inForce.inForce ? percentOf(pair.rcep) : null;
  const mfn = percentOf(pair.mfn);
  if (rcep === null && mfn === null) return <p className="preview-text">{t('preview.none')}</p>;
  const year = task.date.slice(0, 4);
  const percent = (value: number) => `${formatNumber(value, language)}%`;
  const points = pair.pointsBelowMfn;
  return (
    <div className="preview">
      <PreviewNotes answer={answer} pairs={[pair]} />
      <Figure
        label={t(rcep === null ? 'preview.mfn' : 'preview.rcep', { year })}
        value={formatNumber(rcep ?? mfn ?? 0, language)}
        unit="%"
        mark={previewMark(markOfPair(pair))}
      />
      {points !== null && points !== 0 && mfn !== null && (
        <Figure
          label={t(points < 0 ? 'preview.above' : 'preview.below', { mfn: percent(mfn) })}
          value={formatNumber(Math.abs(points), language)}
          unit={t('preview.points')}
          tone={points < 0 ? 'warning' : 'positive'}
        />
      )}
      {points === 0 && mfn !== null && (
        <Figure label={t('preview.same')} value={formatNumber(mfn, language)} unit="%" />
      )}
      <RateRuler
        label={t('preview.ruler', {
          rcep: rcep === null ? '—' : percent(rcep),
          mfn: mfn === null ? '—' : percent(mfn),
        })}
        band={rcep !== null && mfn !== null ? { from: rcep, to: mfn } : null}
        above={[
          ...(rcep === null
            ? []
            : [{ id: 'rcep', percent: rcep, words: t('preview.rcepWord'), tone: 'pair' as const }]),
          ...(mfn === null
            ? []
            : [{ id: 'mfn', percent: mfn, words: t('preview.mfnWord'), tone: 'mfn' as const }]),
        ]}
      />
      <SourceLine sources={rateSources(answer, [pair])}>
        {t('preview.pair', {
          to: t(`countries:${task.to}`),
          code: formatHs(line.code),
          from: t(`countries:${task.from}`),
        })}
      </SourceLine>
    </div>
  );
}
