import type { ContentValues } from '@/features/content/content-schema';
import { textFor } from '@/features/content/content-kind';
import type { HsSuggestion } from '@/features/hs/hs-schema';
import { synonymKind } from '@/pages/console/content/kinds/synonym-schema';
import type { SourceRecord } from '@/shared/api/record-schema';
import { publishedSynonyms, synonymOfValues } from '../../content/kinds/synonyms';
import { sourcesFor } from '../../data/sources';
import type { Locale } from '../../locale';
import { search, suggestions } from './hs-search';
import { synonymIndex } from './synonym-index';

/** What a word leads to: the number of codes and the first of them. */
interface FoundByWord {
  word: { text: string; lang: Locale };
  total: number;
  rows: HsSuggestion[];
  sources: SourceRecord[];
}

/** As many as the page of the search shows of a kind. */
const FIRST = 5;

/** What the search would find by each word of a synonym, in a language if it has words in it. */
export async function synonymPreview(
  id: string,
  values: ContentValues,
  locale: Locale,
): Promise<FoundByWord[]> {
  const lang = textFor(synonymKind, values, 'words', locale)?.lang ?? locale;
  const synonym = synonymOfValues(id, values);
  const others = (await publishedSynonyms()).filter((other) => !('id' in other) || other.id !== id);
  const index = await synonymIndex([...others, synonym]);
  const sources = sourcesFor(['hs-2022'], locale);
  return Promise.all(
    synonym.words[lang].map(async (text) => {
      const hits = await search(text, locale, null, index);
      return {
        word: { text, lang },
        total: hits.length,
        rows: await suggestions(hits.slice(0, FIRST), locale),
        sources,
      };
    }),
  );
}
