import { useQuery } from '@tanstack/react-query';
import { todayIso } from '@/shared/format/date';
import { dateInText } from '@/shared/format/date-in-text';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { paths } from '@/shared/routing/paths';
import { useOwner } from '@/shared/storage/owner';
import { Link } from '@/shared/ui/controls/link';
import { QueryView } from '@/shared/ui/states/query-view';
import { Section } from '@/shared/ui/layout/section';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { isAffected, savedFirst } from './affected';
import type { Watched } from './affected';
import { ChangeRows } from './change-rows';
import { changePageQuery } from './changes-api';
import { useVisitBefore } from './use-visit-before';

interface SinceLastVisitProps {
  /** The saved items; changes that affect them are listed first. */
  saved: readonly Watched[];
}

/**
 * What changed since the reader's last visit: renders nothing on a first visit, one sentence if nothing changed.
 * Texts in the areas `saved` and `countries`; queries the server, so it needs an `ApiScope`.
 */
export function SinceLastVisit({ saved }: SinceLastVisitProps) {
  // Remounted for another owner: each has their own visits.
  return <SinceVisitBefore key={useOwner()} saved={saved} />;
}

function SinceVisitBefore({ saved }: SinceLastVisitProps) {
  const before = useVisitBefore();
  return before === null ? null : <Since since={todayIso(new Date(before))} saved={saved} />;
}

const SHOWN = 5;
/** Enough to include what affects saved items. */
const READ = 50;

function Since({ since, saved }: { since: string; saved: readonly Watched[] }) {
  const { t } = useTexts('saved');
  const language = useLanguage();
  const query = useQuery(changePageQuery(since, language, 1, READ));
  const date = dateInText(since, language);
  return (
    <Section title={t('since.title')}>
      <QueryView query={query} failure={t('since.failed')}>
        {({ rows, total, sources }) => {
          const touching = rows.filter((row) => isAffected(row, saved)).length;
          if (total === 0) return <p>{t('since.none', { date })}</p>;
          return (
            <>
              <p>
                {t('since.count', { count: total, date })}
                {touching > 0 && ` · ${t('since.countSaved', { count: touching })}`}
              </p>
              <ChangeRows changes={savedFirst(rows, saved).slice(0, SHOWN)} saved={saved} />
              <p className="change-more">
                <Link to={paths.saved({ tab: 'changes', since })}>{t('since.all', { count: total })}</Link>
              </p>
              <SourceLine sources={sources} />
            </>
          );
        }}
      </QueryView>
    </Section>
  );
}
