import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { EmptyState } from '@/shared/ui/states/empty-state';

interface BeyondLastPageProps {
  /** The list's sentence that this page has no rows. */
  why: string;
  /** How many pages there are. */
  next?: string;
  /** Label of the button to the first page. */
  firstPage?: string;
  onPage: (page: number) => void;
}

/** Shown for a page beyond the last, with a button to the first page; the pager below leads to the last. */
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
