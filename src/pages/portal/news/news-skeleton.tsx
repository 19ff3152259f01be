import { LoadingState } from '@/shared/ui/states/loading-state';

const ROW = [
  { width: '70%', height: '20px' },
  { width: '92%', height: '14px' },
  { width: '40%', height: '14px' },
];

/** A skeleton of a page of news, so that nothing shifts when it loads. */
export function NewsSkeleton() {
  return (
    <div className="news-skeleton">
      <LoadingState blocks={Array.from({ length: 6 }, () => ROW).flat()} />
    </div>
  );
}
