import type { TextFunction } from '@/shared/i18n/text-keys';
import type { ReactNode } from 'react';
import type { Verdict } from '@/domain/rcep';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useTexts } from '@/shared/i18n/use-texts';
import { TermLink } from '@/shared/ui/controls/term-link';
import { VerdictChip } from '@/shared/ui/marks/verdict-chip';
import './trace-list.css';

interface TraceItemProps {
  verdict: Verdict;
  /** Number of the article, with its paragraph if needed (`2.4.2`), or `Annex` or `chapter` with its number. */
  article: string;
  /** In place of met, not met, unknown. */
  word?: string;
  children: ReactNode;
}

/** One step of the reasoning; its article links to the glossary. */
export function TraceItem({ verdict, article, word, children }: TraceItemProps) {
  const { t } = useTexts('origin');
  return (
    <li className="trace-item">
      <VerdictChip verdict={verdict}>{word}</VerdictChip>
      <span className="trace-article">
        <TermLink term={TERMS[article]}>{basisName(t, article)}</TermLink>
      </span>
      <div className="trace-words">{children}</div>
    </li>
  );
}

function basisName(t: TextFunction<'origin'>, article: string): string {
  const [kind, number = ''] = article.split(' ');
  if (kind === 'Annex') return textOfCode(t, 'annexes', number);
  if (kind === 'chapter') return t('chapter', { number });
  const [chapter, place, paragraph] = article.split('.');
  return paragraph === undefined
    ? t('article', { number: article })
    : t('articleParagraph', { number: `${chapter}.${place}`, paragraph });
}

/** The term of the glossary for an article. */
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
