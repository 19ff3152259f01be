import { useSearchParams } from 'react-router-dom';
import type { ScopeMatch } from '@/features/risk-cases/scope';
import { useTexts } from '@/shared/i18n/use-texts';
import { LanguageTag } from '@/shared/ui/marks/language-tag';
import { UncheckedMark } from '@/shared/ui/marks/unchecked-mark';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import { CaseLink } from '@/features/risk-cases/view/case-link';
import { KnownUntil } from '@/features/risk-cases/view/known-until';
import { LaterMark } from '@/features/risk-cases/view/timeline/later-mark';
import { useMatchSentences } from './use-match-sentences';
import type { ScopeQuestion } from './scope-address';

interface ScopeEntryProps {
  match: ScopeMatch;
  question: ScopeQuestion;
}

/** One case: why it is listed by code, by origin and by day, and the measure as its source prints it. */
export function ScopeEntry({ match, question }: ScopeEntryProps) {
  const { t } = useTexts('risk');
  const [params] = useSearchParams();
  const { row, group, standing, code } = match;
  const sentences = useMatchSentences(match, question);
  return (
    <li className="risk-match">
      <div className="risk-match-head">
        <h3>
          <CaseLink row={row} from={params.toString()} />
        </h3>
        <span className="risk-quiet">{t(`kind.${row.kind}`)}</span>
        {group === 'named' && standing === 'mayApply' && (
          <VerdictChip verdict="unknown">{t('scope.likelyChip')}</VerdictChip>
        )}
      </div>
      <ul className="risk-match-why">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
        {code !== 'noData' && row.hsMark === 'unchecked' && (
          <li>
            {t('scope.codesUnchecked')} <UncheckedMark />
          </li>
        )}
      </ul>
      {row.measure !== null && (
        <p className="risk-small">
          {t('details.asPrinted')} <span lang={row.measure.lang}>{row.measure.text}</span>
          <LanguageTag lang={row.measure.lang} />
          <LaterMark mark={row.mark} />
        </p>
      )}
      <KnownUntil row={row} />
    </li>
  );
}
