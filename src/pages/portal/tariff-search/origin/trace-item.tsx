import type { ReactNode } from 'react';
import type { Verdict } from '@/domain/rcep';
import { useTexts } from '@/shared/i18n/use-texts';
import { TermLink } from '@/shared/ui/term-link';
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

/** One step of a proof; its article leads to the glossary. */
export function TraceItem({ verdict, article, word, children }: TraceItemProps) {
  const { t } = useTexts('origin');
  const [kind = '', number = article] = article.split(' ');
  return (
    <li className="trace-item">
      <VerdictChip verdict={verdict}>{word}</VerdictChip>
      <span className="trace-article">
        <TermLink term={TERMS[article]}>{t(KINDS[kind] ?? 'article', { number })}</TermLink>
      </span>
      <div className="trace-words">{children}</div>
    </li>
  );
}

const KINDS: Readonly<Record<string, string>> = { Annex: 'annex', chapter: 'chapter' };

/** The term of the glossary that an article is about. */
const TERMS: Readonly<Record<string, string>> = {
  '2.6': 'tariffDifferential',
  '3.2': 'originatingGood',
  '3.4': 'cumulation',
  '3.5': 'rvc',
  '3.6': 'minimalOperations',
  '3.7': 'deMinimis',
  '3.10': 'indirectMaterials',
  'Annex 3A': 'psr',
};
