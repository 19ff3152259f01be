import { isRules } from '@/domain/editions';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useLanguage } from '@/shared/i18n/use-language';
import { formatNumber } from '@/shared/format/number';
import { Note } from '@/shared/ui/states/note';
import { useEditionWords } from '../use-edition-words';
import { ChangeList } from './change-list';
import type { Difference } from './difference';

/** What an edition changes, the largest changes first, and what that does to the answers of visitors. */
export function DifferenceView({ subject, difference }: { subject: string; difference: Difference }) {
  const { t, own, country, column } = useEditionWords();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { compared } = difference;
  const { verdicts, lostColumns, newColumns, uncovered } = compared;
  const groupName = (id: string) => (isRules(subject) ? textOfCode(t, 'rules.effect', id) : country(id));
  return (
    <div className="edition-difference">
      <p>
        {own(subject, 'difference.lines', { before: number(compared.before), after: number(compared.after) })}
      </p>
      <p>
        {verdicts.changed === 0
          ? own(subject, 'difference.noVerdicts')
          : own(subject, 'difference.verdicts', { count: verdicts.changed, lines: number(verdicts.lines) })}
      </p>
      {verdicts.groups.length > 0 && (
        <ul className="edition-verdicts">
          {verdicts.groups.map(([id, count]) => (
            <li key={id}>{t('difference.party', { party: groupName(id), count: number(count) })}</li>
          ))}
        </ul>
      )}
      {uncovered > 0 && <Note tone="warning">{t('rules.difference.uncovered', { count: uncovered })}</Note>}
      {lostColumns.length > 0 && (
        <Note tone="warning">
          {t('difference.lost', { columns: lostColumns.map((id) => column(subject, id)).join(t('join')) })}
        </Note>
      )}
      {newColumns.length > 0 && (
        <p>{t('difference.new', { columns: newColumns.map((id) => column(subject, id)).join(t('join')) })}</p>
      )}
      <ChangeList subject={subject} difference={difference} />
    </div>
  );
}
