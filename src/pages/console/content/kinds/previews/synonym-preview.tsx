import * as z from 'zod/mini';
import { formatHs } from '@/features/hs/hs-code';
import { hsSuggestion } from '@/features/hs/hs-schema';
import { EntryRows } from '@/features/site-search/entry-rows';
import { codeGroup } from '@/features/site-search/local/matching-entry';
import { serverText, sourceRecord } from '@/shared/api/record-schema';
import { useTexts } from '@/shared/i18n/use-texts';
import { SourceLine } from '@/shared/ui/marks/source-line';
import { EmptyState } from '@/shared/ui/states/empty-state';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';

/** What the search finds by each word. */
const foundByWord = z.array(
  z.object({
    word: serverText,
    total: z.number(),
    rows: z.array(hsSuggestion),
    sources: z.array(sourceRecord),
  }),
);

/** The results of the portal's search to which the words of a synonym lead. */
export function SynonymPreview({ data }: PreviewProps) {
  const { t } = useTexts('content');
  const found = foundByWord.safeParse(data);
  if (!found.success) return <ErrorState />;
  if (found.data.length === 0)
    return <EmptyState why={t('preview.noWords')} next={t('preview.noWordsNext')} />;
  return (
    <div className="page-width">
      {found.data.map((group) => (
        <section key={group.word.text} className="synonym-preview">
          <h2>
            {t('preview.search', { text: group.word.text })}
            <span>{t('preview.codes', { count: group.total })}</span>
          </h2>
          <EntryRows entries={codeGroup(group, formatHs).entries} text={group.word.text} />
          <SourceLine sources={group.sources} />
        </section>
      ))}
    </div>
  );
}
