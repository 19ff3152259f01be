import { inForce } from '@/domain/rcep';
import { formatHs } from '@/features/hs/hs-code';
import { mfnRange, rangeSourceIds, rcepRange } from '@/features/tariffs/rate-range';
import type { RateRange } from '@/features/tariffs/rate-range';
import { RateRuler } from '@/features/tariffs/rate-ruler';
import type { RulerMark } from '@/features/tariffs/rate-ruler';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figure';
import { Link } from '@/shared/ui/link';
import { SampleMark } from '@/shared/ui/sample-mark';
import { SourceLine } from '@/shared/ui/source-line';
import type { Task } from './task';

/** Several national lines under the code typed: lowest and highest of their rates, and the way to choose one. */
export function PreviewRange({ answer, task }: { answer: TariffAnswer; task: Task }) {
  const { t } = useTexts(['home', 'countries']);
  const language = useLanguage();
  const { from, to, date } = task;
  const { lines, hs } = answer;
  const rcep = inForce(to, from, date).inForce ? rcepRange(lines, from, date) : null;
  const mfn = mfnRange(lines, date);
  if (hs === null || (rcep === null && mfn === null))
    return <p className="preview-text">{t('preview.none')}</p>;
  const year = date.slice(0, 4);
  const sourceIds = rangeSourceIds(lines, from, date);
  const sources = answer.sources.filter(({ id }) => sourceIds.has(id));
  const isSample = sources.some(({ mark }) => mark === 'sample');
  return (
    <div className="preview">
      {rcep && figure(t('preview.rcep', { year }), rcep)}
      {mfn && figure(t('preview.mfn', { year }), mfn)}
      <RateRuler
        label={t('preview.ruler', { rcep: rangeWords(rcep), mfn: rangeWords(mfn) })}
        above={marksOf(rcep, t('preview.rcepWord'), 'lane')}
        below={marksOf(mfn, t('preview.mfnWord'), 'mfn')}
      />
      <SourceLine sources={sources}>
        {t('preview.range', { hs: formatHs(hs), count: lines.length })}{' '}
        <Link to={paths.taxOriginSearch({ hs, from, to, date })}>{t('preview.choose')}</Link>
      </SourceLine>
    </div>
  );

  function figure(label: string, range: RateRange) {
    return (
      <Figure
        label={label}
        value={ends(range).join('–')}
        unit="%"
        mark={isSample ? <SampleMark /> : undefined}
        note={range.others > 0 ? t('preview.others', { count: range.others }) : undefined}
      />
    );
  }

  function ends({ low, high }: RateRange): string[] {
    return [...new Set([low, high])].map((percent) => formatNumber(percent, language));
  }

  function rangeWords(range: RateRange | null): string {
    if (range === null) return '—';
    return ends(range)
      .map((percent) => `${percent}%`)
      .join('–');
  }
}

const marksOf = (range: RateRange | null, words: string, tone: 'lane' | 'mfn'): RulerMark[] =>
  range === null
    ? []
    : [...new Set([range.low, range.high])].map((percent) => ({
        id: `${tone}${percent}`,
        percent,
        words,
        tone,
      }));
