import { DV20_PERCENT } from '@/domain/rcep';
import type { TextFunction } from '@/shared/i18n/text-keys';
import { formatHs } from '@/features/hs/hs-code';
import { chosenDecision } from '@/features/origin/assessment/differential-view';
import type { DifferentialView } from '@/features/origin/assessment/differential-view';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { TraceItem } from './trace-item';
import type { OriginState } from '../use-origin';

/**
 * The last step of the reasoning: the RCEP country of origin, in both cases if it is open whether the line is in the
 * Appendix (Article 2.6).
 */
export function DifferentialStep({
  origin,
  view,
  importer,
}: {
  origin: OriginState;
  view: DifferentialView;
  importer: string;
}) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const { appendix, rates, query } = origin;
  const name = (country: string | null) =>
    country === null ? t('differential.open') : format.country(country);
  if (Object.keys(rates).length < 2) {
    return (
      <TraceItem verdict="unknown" article="2.6">
        <p>{t('differential.noRates')}</p>
      </TraceItem>
    );
  }
  if (!view.notListed.differential) {
    return (
      <TraceItem verdict="met" article="2.6">
        <p>{t('differential.none', { country: name(view.notListed.country) })}</p>
      </TraceItem>
    );
  }
  const chosen = chosenDecision(view, appendix.answer);
  const values = { importer: format.country(importer), country: name(chosen?.country ?? null) };
  const dv20 = dv20Arithmetic(view, format);
  return (
    <TraceItem verdict={chosen?.country ? 'met' : 'unknown'} article="2.6">
      <p>
        {t(`differential.${groundOf(appendix, chosen !== null)}`, { ...values, ...rowWords(appendix, t) })}
      </p>
      {appendix.answer !== 'no' && (
        <p className="trace-computation">
          {t('differential.listed', {
            arithmetic: dv20,
            ground: t(`differential.basis.${view.listed.basis}`, { country: name(view.listed.country) }),
          })}
        </p>
      )}
      {appendix.answer !== 'yes' && (
        <p className="trace-computation">
          {t('differential.notListed', {
            ground: t(`differential.basis.${view.notListed.basis}`, {
              country: name(view.notListed.country),
              exporter: query.from ? format.country(query.from) : '',
            }),
          })}
        </p>
      )}
      {(view.listed.tie || view.notListed.tie) && (
        <p className="trace-computation">{t('differential.tie')}</p>
      )}
    </TraceItem>
  );
}

/** The key of the sentence on how it was established whether the line is in the Appendix, or that it is open. */
function groundOf({ requirement, hasAppendix, answer }: OriginState['appendix'], isSame: boolean) {
  if (requirement.kind === 'required') return 'found.required';
  if (requirement.kind === 'none') return hasAppendix ? 'found.none' : 'found.noAppendix';
  if (answer !== 'unknown') return `chosen.${answer}` as const;
  return isSame ? 'bothSame' : 'bothDiffer';
}

function rowWords(
  { requirement }: OriginState['appendix'],
  t: TextFunction<'origin'>,
): Record<string, string | number> {
  if (requirement.kind !== 'required') return {};
  const { code, dvPercent, fromYear, toYear } = requirement;
  const years =
    toYear === null
      ? t('differential.fromYear', { from: fromYear })
      : t('differential.years', { from: fromYear, to: toYear });
  return { code: formatHs(code), percent: dvPercent, years };
}

function dv20Arithmetic(
  view: DifferentialView,
  { amount, number, percent }: ReturnType<typeof useOriginFormat>,
): string {
  const share = view.listed.dv20Percent ?? 0;
  const parts = [view.fob, view.nonOriginatingValue, view.otherPartiesValue].map(amount).join(' − ');
  const sign = view.listed.basis === 'dv20' ? '≥' : '<';
  return `(${parts}) ÷ ${amount(view.fob)} = ${percent(share, DV20_PERCENT)}% ${sign} ${number(DV20_PERCENT)}%`;
}
