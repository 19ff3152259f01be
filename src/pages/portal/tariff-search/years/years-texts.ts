import { formatHs } from '@/features/hs/hs-code';
import type { PairDuty } from '@/features/tariffs/country-pair/pair-duty';
import type { RateYear } from '@/features/tariffs/rates/rate-years';
import type { TariffAnswer, TariffLine } from '@/features/tariffs/tariffs-schema';
import type { RecordMark } from '@/shared/api/record-schema';
import { sourceText } from '@/shared/charts/source-text';
import type { PictureTexts } from '@/shared/charts/paint-picture';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { commonMark } from '../rates/figure-mark';
import { isNeverRcep, whyNeverRcep } from '../rates/no-rcep';
import { asRateResult } from '../rates/rate-cell';
import { sourcesOfRates } from '../rates/rates-sources';
import { useYearsWords } from './years-words';
import type { TextKey } from '@/shared/i18n/text-keys';

/** The sentences around the rates by year. */
export interface YearsTexts {
  title: string;
  /** The importer's clock, and which years have data. */
  lead: string;
  /** What is missing, and which years are unchecked if others are checked. */
  remarks: string;
  picture: PictureTexts;
}

/** Composes the sentences around the rates of a route by year in the reader's language. */
export function useYearsTexts(
  answer: TariffAnswer,
  line: TariffLine,
  pair: PairDuty,
  years: readonly RateYear[],
): YearsTexts {
  const { t } = useTexts(['pair', 'countries', 'ui']);
  const language = useLanguage();
  const words = useYearsWords(years);
  const importer = t(`countries:${pair.to}`);
  const whyWithout = whyNeverRcep(pair);
  const isWithout = whyWithout !== null;
  const gaps = isWithout
    ? ''
    : words.ranges((year) => year.rcep.kind === 'missing' && year.starts !== 'later');
  const mark = commonMark(yearRates(line, pair, years));
  const joined = (...sentences: readonly string[]) =>
    sentences.filter((sentence) => sentence !== '').join(t('ui:sentenceSpace'));
  const title = t('years.chartTitle', {
    from: t(`countries:${pair.from}`),
    line: formatHs(line.code),
    years: words.ranges(() => true),
  });
  const remarks = joined(
    gaps === '' ? '' : t('years.missingRcep', { years: gaps }),
    listed('years.missingMfn', (year) => year.mfn.kind === 'missing'),
    line.base === null ? t('years.missingBase') : '',
    startText(),
    mark === 'fact' ? listed('years.unchecked', (year) => isMarked(year, 'unchecked')) : '',
    mark === 'fact' ? listed('years.sample', (year) => isMarked(year, 'sample')) : '',
  );
  return {
    title,
    lead: joined(t(clockKey(), { importer }), rateResultText()),
    remarks,
    picture: pictureTexts(),
  };

  function clockKey() {
    return words.isCalendar ? 'years.leadJanuary' : 'years.leadApril';
  }

  function rateResultText(): string {
    const result = words.ranges((year) => year.rcep.kind !== 'missing');
    if (whyWithout !== null) return t(`years.lead.${whyWithout}`, { importer });
    if (result === '') return t('years.leadNone');
    return t(gaps === '' ? 'years.leadAll' : 'years.leadSome', { years: result });
  }

  /** The day from which a year's rate applied, if that is not its first. */
  function startText(): string {
    const first = years.find(({ starts }) => starts !== null && starts !== 'later');
    if (!first?.starts || first.rcep.kind === 'missing') return '';
    const pairs = { from: t(`countries:${pair.from}`), to: importer };
    return t('years.starts', {
      ...pairs,
      year: words.ranges((year) => year === first),
      date: dateInText(first.starts, language),
    });
  }

  function listed(key: TextKey<'pair'>, isMeant: (year: RateYear) => boolean): string {
    const list = words.ranges(isMeant);
    return list === '' ? '' : t(key, { years: list });
  }

  function isMarked({ rcep, mfn }: RateYear, meant: RecordMark): boolean {
    return (isWithout ? [mfn] : [rcep, mfn]).some(
      (result) => result.kind !== 'missing' && result.rate.mark === meant,
    );
  }

  function pictureTexts(): PictureTexts {
    const sources = sourceText(sourcesOfRates(answer, yearRates(line, pair, years)));
    const keys = [t('years.unit'), t('years.picture'), mark === 'fact' ? '' : t(`ui:mark.${mark}`)];
    return {
      title,
      subtitle: keys.filter((part) => part !== '').join(' · '),
      foot: joined(`${t('ui:source.label')}${sources}${t('ui:source.end')}`, remarks),
    };
  }
}

/** All rates shown by year, the base rate first; those of RCEP only if they can apply. */
export const yearRates = (line: TariffLine, pair: PairDuty, years: readonly RateYear[]) => [
  asRateResult(line.base),
  ...years.flatMap(({ rcep, mfn }) => (isNeverRcep(pair) ? [mfn] : [rcep, mfn])),
];
