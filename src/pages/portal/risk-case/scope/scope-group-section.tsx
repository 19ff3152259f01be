import type { ScopeGroup, ScopeMatch } from '@/features/risk-cases/scope';
import { useTexts } from '@/shared/i18n/use-texts';
import { Section } from '@/shared/ui/layout/section';
import { ScopeEntry } from './scope-entry';
import type { ScopeQuestion } from './scope-address';

interface ScopeGroupSectionProps {
  group: ScopeGroup;
  matches: readonly ScopeMatch[];
  question: ScopeQuestion;
}

/** The matches of one degree. */
export function ScopeGroupSection({ group, matches, question }: ScopeGroupSectionProps) {
  const { t } = useTexts('risk');
  return (
    <Section title={t(`scope.group.${group}`)} lead={t(`scope.groupLead.${group}`)}>
      <ul className="risk-matches">
        {matches.map((match) => (
          <ScopeEntry key={match.row.id} match={match} question={question} />
        ))}
      </ul>
    </Section>
  );
}
