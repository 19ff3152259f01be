import type { ReactNode } from 'react';
import type { Verdict } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { VerdictChip } from '@/shared/ui/verdict-chip';
import './trace-list.css';

interface TraceItemProps {
  verdict: Verdict;
  /** Number of the article, or `Annex` or `chapter` with its number. */
  article: string;
  /** In place of met, not met, unknown. */
  word?: string;
  children: ReactNode;
}

/** One step of a proof. */
export function TraceItem({ verdict, article, word, children }: TraceItemProps) {
  const { t } = useTexts('origin');
  const [kind = '', number = article] = article.split(' ');
  return (
    <li className="trace-item">
      <VerdictChip verdict={verdict}>{word}</VerdictChip>
      <span className="trace-article">
        {kind === 'Annex'
          ? t(`annexes.${number}`)
          : t(kind === 'chapter' ? 'chapter' : 'article', { number })}
      </span>
      <div className="trace-words">{children}</div>
    </li>
  );
}
