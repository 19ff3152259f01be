import { isParty } from '@/domain/rcep';
import { isBlankRow, isEmptyDraft } from '@/features/origin/bom/bom';
import { goodProblems, isReadableRow } from '@/features/origin/bom/read-fields';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { formatMoney } from '@/shared/format/money';
import { useLanguage } from '@/shared/i18n/use-language';
import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { LiveRegion } from '@/shared/ui/states/live-region';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { unansweredRule } from '../rule/origin-rule';
import type { OriginState } from '../use-origin';

/** The overall verdict and its margin, announced when it changes; else what is still missing. */
export function VerdictLine({ origin }: { origin: OriginState }) {
  const { t } = useTexts(['origin', 'tariff']);
  const format = useOriginFormat();
  const language = useLanguage();
  const { assessed, verdict, isRunning, contradiction, code } = origin;
  const money = (value: number) => formatMoney(value, origin.query.currency, language);
  const sentences =
    code && assessed && verdict
      ? code.marginSentences(assessed.assessed.assessment.trace, { ...format, money })
      : [];
  const plain = sentences.map(({ key, values }) => t(key, values).replace(/<\/?b>/g, ''));
  const needed = verdict === null ? neededKey(origin) : null;
  const barrier = barrierOf(origin);
  const open = verdict === 'unknown' && unansweredRule(origin.rule) ? t('needed.condition') : '';
  const spoken =
    verdict === null || isRunning ? '' : [t(`verdict.${verdict}`), open, ...plain].join(' ').trim();
  const stopped = contradiction === null ? '' : t('needed.contradiction');
  const gap = t('ui:sentenceSpace');
  return (
    <div className="verdict-line">
      {verdict && (
        <VerdictChip verdict={verdict} large>
          {t(`verdict.${verdict}`)}
        </VerdictChip>
      )}
      <p className="verdict-line-text" aria-busy={isRunning}>
        {isRunning && t('verdict.running') + gap}
        {barrier
          ? [
              t(`tariff:answer.reason.${barrier}`, pairWords(origin, format)),
              t('tariff:answer.notAssessed'),
            ].join(gap)
          : needed && t(`needed.${needed}`, { country: format.country(origin.query.from ?? '') })}
        {stopped}
        {open && open + gap}
        {sentences.length > 0 && t('verdict.byYourList') + gap}
        {sentences.map(({ key, values }) => (
          <span key={key + (values.code ?? '')}>
            <MarkedText t={t} i18nKey={key} values={values} components={{ b: <b /> }} />
            {gap}
          </span>
        ))}
      </p>
      <LiveRegion message={spoken || stopped} />
    </div>
  );
}

/**
 * Why the Agreement does not apply to the route; null if it does, and for an exporter that is no Party, which has its
 * own text.
 */
function barrierOf({ pair }: OriginState) {
  if (pair === null || pair.inForce.inForce || pair.inForce.reason === 'not-a-party') return null;
  return pair.inForce.reason;
}

const pairWords = (
  { query }: OriginState,
  { country, date }: Pick<ReturnType<typeof useOriginFormat>, 'country' | 'date'>,
) => ({ from: country(query.from ?? ''), to: country(query.to ?? ''), date: date(query.date) });

function neededKey({
  draft,
  rule,
  query,
}: OriginState): 'pair' | 'nonParty' | 'rule' | 'start' | 'rows' | 'fob' | 'refused' | 'amounts' | null {
  if (query.from === null || query.to === null) return 'pair';
  if (!isParty(query.from)) return 'nonParty';
  if (rule.kind === 'none') return 'rule';
  if (isEmptyDraft(draft)) return 'start';
  const style = { decimal: draft.decimal, currency: query.currency };
  const problems = goodProblems(draft, query.currency);
  if (draft.rows.some(({ refused }) => refused !== undefined)) return 'refused';
  if (draft.rows.some((row) => !isReadableRow(row, style))) return 'amounts';
  if (problems.fob === 'missing') return 'fob';
  if (Object.keys(problems).length > 0) return 'amounts';
  return draft.rows.every(isBlankRow) ? 'rows' : null;
}
