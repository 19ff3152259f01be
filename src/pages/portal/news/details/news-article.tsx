import { useEffect } from 'react';
import type { NewsRecord } from '@/features/news/news-schema';
import { NewsHead, NewsText } from '@/features/news/view/news-text';
import { markNewsRead } from '../list/read-news';
import { NewsActions } from './news-actions';
import { NewsNeighbours } from './news-neighbours';
import { NewsRelated } from './news-related';

interface NewsArticleProps {
  record: NewsRecord;
  /** The query string of the list the reader came from. */
  from: string;
}

/** One news item with its origin, related records, and its neighbours in the list. */
export function NewsArticle({ record, from }: NewsArticleProps) {
  const { id } = record;
  useEffect(() => markNewsRead(id), [id]);
  return (
    <article>
      <header className="news-head">
        <NewsHead record={record} />
        <NewsActions record={record} />
      </header>
      <div className="news-columns">
        <NewsText record={record} />
        <NewsRelated record={record} />
      </div>
      <NewsNeighbours newer={record.newer} older={record.older} from={from} />
    </article>
  );
}
