import type { SearchGroup, SearchKind } from '@/features/site-search/dialog/search-entry';
import { recordKind } from '@/features/site-search/site-search-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { Skeleton } from '@/shared/ui/states/skeleton';
import { Answer, AnswerRows } from '@/shared/ui/states/old-answer';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { EntryRows } from '@/features/site-search/entry-rows';
import { GROUPS_TO_COME } from './groups-to-come';
import { ResultRecords } from './result-records';
import { NothingFound } from './nothing-found';
import { MOST_CODES } from './use-matching-codes';

interface ResultKindProps {
  kind: SearchKind;
  text: string;
  groups: readonly SearchGroup[];
  /** True while an answer is missing. */
  isPending: boolean;
  page: number;
  onPage: (page: number) => void;
}

/** All results of one kind: records page by page, the rest at once. */
export function ResultKind({ kind, text, groups, isPending, page, onPage }: ResultKindProps) {
  const { t } = useTexts('search');
  const group = groups.find((each) => each.kind === kind);
  const record = recordKind.safeParse(kind);
  if (!group && isPending) return <Skeleton className="found-group" blocks={GROUPS_TO_COME} />;
  if (groups.length === 0) return null;
  if (!group) return <NothingFound text={text} />;
  const { isOld = false } = group;
  return (
    <section className="found-group" aria-labelledby="found-kind">
      <h2 id="found-kind" tabIndex={-1} data-list-head>
        {t(`kind.${kind}`)}
      </h2>
      {record.success ? (
        <ResultRecords key={kind} kind={record.data} text={text} page={page} onPage={onPage} />
      ) : (
        <>
          <Answer isOld={isOld}>
            <AnswerRows>
              <EntryRows entries={group.entries} text={text} />
            </AnswerRows>
          </Answer>
          {kind === 'hs' && !isOld && (
            <SourceLine sources={group.sources}>
              {group.total > MOST_CODES ? t('firstCodes', { count: MOST_CODES }) : undefined}
            </SourceLine>
          )}
        </>
      )}
    </section>
  );
}
