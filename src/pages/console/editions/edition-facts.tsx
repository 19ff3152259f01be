import type { ReactNode } from 'react';
import type { ContentValues } from '@/features/content/content-schema';
import { subjectOf } from './edition-kind-schema';
import { useEditionWords } from './use-edition-words';

interface EditionFactsProps {
  values: ContentValues;
  /** How many lines it has. */
  lines: ReactNode;
  /** Further facts. */
  children: ReactNode;
}

/** When an edition applies, how many lines it has, and more. */
export function EditionFacts({ values, lines, children }: EditionFactsProps) {
  const { t, own, valid } = useEditionWords();
  return (
    <dl className="edition-facts">
      <Fact label={t('field.valid')}>{valid(values)}</Fact>
      <Fact label={own(subjectOf(values), 'field.lines')}>{lines}</Fact>
      {children}
    </dl>
  );
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
