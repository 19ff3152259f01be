import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';

interface BeyondLastPageProps {
  /** That this page has no rows, as a sentence of the list. */
  why: string;
  /** How many pages there are. */
  next?: string;
  /** Words of the button to the first page. */
  firstPage?: string;
  onPage: (page: number) => void;
}

/** In place of rows on a page beyond the last: says so and leads to the first page; the pager below leads to the last. */
export function BeyondLastPage({ why, next, firstPage, onPage }: BeyondLastPageProps) {
  const { t } = useTexts('list');
  return (
    <EmptyState why={why} next={next}>
      <Button size="small" onClick={() => onPage(1)}>
        {firstPage ?? t('firstPage')}
      </Button>
    </EmptyState>
  );
}
