import { inForce } from '@/domain/rcep';
import { formatHs } from '@/features/hs/hs-code';
import { percentOf } from '@/features/tariffs/rates/rate-result';
import { pairDutyOf } from '@/features/tariffs/country-pair/pair-duty';
import { markOfRates } from '@/features/tariffs/country-pair/pair-mark';
import { mfnRange, rateSources, rcepRange } from '@/features/tariffs/rates/rate-range';
import type { RateRange } from '@/features/tariffs/rates/rate-range';
import { RateRuler } from '@/features/tariffs/rates/rate-ruler';
import type { RulerMark } from '@/features/tariffs/rates/rate-ruler';
import type { TariffAnswer } from '@/features/tariffs/tariffs-schema';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Figure } from '@/shared/ui/figures/figure';
import { Link } from '@/shared/ui/controls/link';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { previewMark } from './preview-mark';
import { PreviewNotes } from './preview-notes';
import type { Task } from '../sentence/task';

const NO_AMOUNTS = { value: null, qty: null, unit: '', fx: null };
/** Maximum number of lines to compare one by one. */
const MOST_PAIRS = 3;

/** Several national lines under the typed code: lowest and highest of their rates, and a link to choose one. */
export function PreviewRange({ answer, task }: { answer: TariffAnswer; task: Task }) {
  const { t } = useTexts(['home', 'countries', 'ui']);
  const language = useLanguage();
  const { from, to, date } = task;
  const { lines, hs } = answer;
  const rcep = inForce(to, from, date).inForce ? rcepRange(lines, from, date) : null;
  const mfn = mfnRange(lines, date);
  if (hs === null || (rcep === null && mfn === null))
    return <p className="preview-text">{t('preview.none')}</p>;
  const year = date.slice(0, 4);
  const pairs = lines.map((line) => pairDutyOf(line, from, to, date, NO_AMOUNTS));
  const mark = previewMark(
    markOfRates(
      pairs
        .flatMap((pair) => [pair.mfn, pair.rcep])
        .map((result) => (result.kind === 'missing' ? null : result.rate)),
    ),
  );
  return (
    <div className="preview">
      <PreviewNotes answer={answer} pairs={pairs} />
      {rcep && figure(t('preview.rcep', { year }), rcep)}
      {mfn && figure(t('preview.mfn', { year }), mfn)}
      <RateRuler
        label={t('preview.ruler', { rcep: rangeWords(rcep), mfn: rangeWords(mfn) })}
        above={marksOf(rcep, t('preview.rcepWord'), 'pair')}
        below={marksOf(mfn, t('preview.mfnWord'), 'mfn')}
      />
      <SourceLine sources={rateSources(answer, pairs)}>
        {t('preview.range', { hs: formatHs(hs), count: lines.length })} {ratesOfLines()}{' '}
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
        mark={mark}
        note={range.others > 0 ? t('preview.others', { count: range.others }) : undefined}
      />
    );
  }

  /** The two ranges line by line: the lowest RCEP rate and the highest MFN rate need not be of the same line. */
  function ratesOfLines(): string {
    if (rcep === null || mfn === null) return '';
    const points = pairs.map(({ pointsBelowMfn }) => pointsBelowMfn ?? NaN);
    if (pairs.length > MOST_PAIRS)
      return t('preview.counts', {
        lower: points.filter((each) => each > 0).length,
        higher: points.filter((each) => each < 0).length,
        same: points.filter((each) => each === 0).length,
      });
    const words = pairs.flatMap((pair, index) => {
      const [ownRcep, ownMfn] = [percentOf(pair.rcep), percentOf(pair.mfn)];
      if (ownRcep === null || ownMfn === null) return [];
      const text = (percent: number) => `${formatNumber(percent, language)}%`;
      return t('preview.lineRates', {
        line: formatHs(lines[index]?.code ?? ''),
        rcep: text(ownRcep),
        mfn: text(ownMfn),
      });
    });
    return words.length === 0 ? '' : words.join(t('ui:list.semicolon')) + t('ui:source.end');
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

const marksOf = (range: RateRange | null, words: string, tone: 'pair' | 'mfn'): RulerMark[] =>
  range === null
    ? []
    : [...new Set([range.low, range.high])].map((percent) => ({
        id: `${tone}${percent}`,
        percent,
        words,
        tone,
      }));
