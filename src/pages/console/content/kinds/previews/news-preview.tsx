import { newsRecord } from '@/features/news/news-schema';
import { NewsHead, NewsText } from '@/features/news/view/news-text';
import { ErrorState } from '@/shared/ui/states/error-state';
import type { PreviewProps } from './preview-props';
import '@/features/news/view/news-view.css';

/** A news item as its page on the portal shows it. */
export function NewsPreview({ data }: PreviewProps) {
  const news = newsRecord.safeParse(data);
  if (!news.success) return <ErrorState />;
  return (
    <article className="page-width news-details">
      <header className="news-head">
        <NewsHead record={news.data} />
      </header>
      <NewsText record={news.data} />
    </article>
  );
}
