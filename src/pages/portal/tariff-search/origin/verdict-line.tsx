import { goodProblems, isBlankRow, isEmptyDraft, rowProblems } from '@/features/origin/bom';
import { marginSentences } from '@/features/origin/margin-words';
import { sentenceGap } from '@/features/origin/sentence-gap';
import { useOriginFormat } from '@/features/origin/use-origin-format';
import { useLanguage } from '@/shared/i18n/use-language';
import { MarkedText } from '@/shared/i18n/marked-text';
import { useTexts } from '@/shared/i18n/use-texts';
import { LiveRegion } from '@/shared/ui/live-region';
import { VerdictChip } from '@/shared/ui/verdict-chip';
import type { OriginState } from './use-origin';

/** The overall verdict and by how much, said aloud when it changes; else what is still needed. */
export function VerdictLine({ origin }: { origin: OriginState }) {
  const { t } = useTexts('origin');
  const format = useOriginFormat();
  const { judged, verdict, isRunning } = origin;
  const sentences = judged && verdict ? marginSentences(judged.assessed.assessment.trace, format) : [];
  const plain = sentences.map(({ key, values }) => t(key, values).replace(/<\/?b>/g, ''));
  const needed = verdict === null ? neededKey(origin) : null;
  const spoken = verdict === null || isRunning ? '' : [t(`verdict.${verdict}`), ...plain].join(' ');
  const gap = sentenceGap(useLanguage());
  return (
    <div className="verdict-line">
      {verdict && (
        <VerdictChip verdict={verdict} large>
          {t(`verdict.${verdict}`)}
        </VerdictChip>
      )}
      <p className="verdict-line-text" aria-busy={isRunning}>
        {isRunning && t('verdict.running') + gap}
        {needed && t(`needed.${needed}`)}
        {sentences.length > 0 && t('verdict.byYourList') + gap}
        {sentences.map(({ key, values }) => (
          <span key={key + (values.code ?? '')}>
            <MarkedText t={t} i18nKey={key} values={values} components={{ b: <b /> }} />
            {gap}
          </span>
        ))}
      </p>
      <LiveRegion message={spoken} />
    </div>
  );
}

function neededKey({
  draft,
  rule,
  query,
}: OriginState): 'lane' | 'rule' | 'start' | 'rows' | 'fob' | 'amounts' | null {
  if (query.from === null || query.to === null) return 'lane';
  if (rule.kind === 'none') return 'rule';
  if (isEmptyDraft(draft)) return 'start';
  const problems = goodProblems(draft);
  if (draft.rows.some((row) => Object.keys(rowProblems(row, draft.decimal)).length > 0)) return 'amounts';
  if (problems.fob === 'missing') return 'fob';
  if (Object.keys(problems).length > 0) return 'amounts';
  return draft.rows.every(isBlankRow) ? 'rows' : null;
}
