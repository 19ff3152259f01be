import type { SearchGroup } from '@/features/site-search/dialog/search-entry';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { Link } from '@/shared/ui/controls/link';
import { Answer, AnswerRows } from '@/shared/ui/states/old-answer';
import { EntryRows } from '@/features/site-search/entry-rows';

interface ResultGroupsProps {
  q: string;
  text: string;
  groups: readonly SearchGroup[];
}

/** A few entries of each kind, each kind with a link to all of it. */
export function ResultGroups({ q, text, groups }: ResultGroupsProps) {
  const { t } = useTexts('search');
  const language = useLanguage();
  return groups.map(({ kind, total, entries, isOld = false }) => (
    <section key={kind} className="found-group" aria-labelledby={`found-${kind}`}>
      <Answer isOld={isOld}>
        <h2 id={`found-${kind}`}>
          {t(`kind.${kind}`)} {!isOld && <span>{formatNumber(total, language, 0)}</span>}
        </h2>
        <AnswerRows>
          <EntryRows entries={entries.slice(0, SHOWN)} text={text} />
        </AnswerRows>
        {total > SHOWN && !isOld && (
          <p className="found-more">
            <Link to={paths.search({ q, kind })} aria-describedby={`found-${kind}`}>
              {t('allOf', { count: total })}
            </Link>
          </p>
        )}
      </Answer>
    </section>
  ));
}

const SHOWN = 5;
