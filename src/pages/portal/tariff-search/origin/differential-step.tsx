import { DV20_PERCENT } from '@/domain/rcep';
import { chosenDecision } from '@/features/origin/differential';
import type { DifferentialView } from '@/features/origin/differential';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { TraceItem } from './trace-item';
import type { OriginState } from './use-origin';

/** The last step of the proof: the RCEP country of origin, in both cases where the Appendix is not known (Article 2.6). */
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
  const { draft, rates, query } = origin;
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
  const chosen = chosenDecision(view, draft.appendix);
  const values = { importer: format.country(importer), country: name(chosen?.country ?? null) };
  const dv20 = dv20Arithmetic(view, format);
  return (
    <TraceItem verdict={chosen?.country ? 'met' : 'unknown'} article="2.6">
      {draft.appendix === 'unknown' ? (
        <p>{t(chosen ? 'differential.bothSame' : 'differential.bothDiffer', values)}</p>
      ) : (
        <p>{t(`differential.chosen.${draft.appendix}`, values)}</p>
      )}
      {draft.appendix !== 'no' && (
        <p className="trace-computation">
          {t('differential.listed', {
            arithmetic: dv20,
            ground: t(`differential.basis.${view.listed.basis}`, { country: name(view.listed.country) }),
          })}
        </p>
      )}
      {draft.appendix !== 'yes' && (
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

function dv20Arithmetic(
  view: DifferentialView,
  { amount, number, percent }: ReturnType<typeof useOriginFormat>,
): string {
  const share = view.listed.dv20Percent ?? 0;
  const parts = [view.fob, view.nonOriginatingValue, view.otherPartiesValue].map(amount).join(' − ');
  const sign = view.listed.basis === 'dv20' ? '≥' : '<';
  return `(${parts}) ÷ ${amount(view.fob)} = ${percent(share, DV20_PERCENT)}% ${sign} ${number(DV20_PERCENT)}%`;
}
