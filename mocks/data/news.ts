import { agreementNews } from './news/news-agreement';
import { newsBodiesJa } from './news/news-bodies-ja';
import { newsBodiesKo } from './news/news-bodies-ko';
import { newsBodiesMs } from './news/news-bodies-ms';
import { newsBodiesVi } from './news/news-bodies-vi';
import type { NewsEntry } from './news-entry';
import { policyNews } from './news/news-policy';
import { riskNews } from './news/news-risk';

/** All listed news, newest first; in our own words after the named pages, as of November 2026. */
export const news: NewsEntry[] = [...agreementNews, ...policyNews, ...riskNews]
  .map((entry) => ({ ...entry, body: { ...entry.body, ...translated(entry.id) } }))
  .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));

function translated(id: string): NewsEntry['body'] {
  return { ja: newsBodiesJa[id], ko: newsBodiesKo[id], vi: newsBodiesVi[id], ms: newsBodiesMs[id] };
}
