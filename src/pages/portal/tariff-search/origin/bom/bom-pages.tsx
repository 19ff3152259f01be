import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';

/** Materials per page: a long bill is never rendered at once. */
export const PAGE_ROWS = 50;

interface BomPagesProps {
  page: number;
  rows: number;
  onPage: (page: number) => void;
}

/** Pager of the bill of materials; renders nothing for a single page. */
export function BomPages({ page, rows, onPage }: BomPagesProps) {
  const { t } = useTexts('origin');
  const { number } = useOriginFormat();
  const first = page * PAGE_ROWS;
  if (rows <= PAGE_ROWS) return null;
  return (
    <nav className="bom-pages" aria-label={t('bom.pages')}>
      <Button size="small" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('bom.previous')}
      </Button>
      <span>
        {t('bom.range', {
          from: number(first + 1),
          to: number(Math.min(rows, first + PAGE_ROWS)),
          total: number(rows),
        })}
      </span>
      <Button size="small" disabled={first + PAGE_ROWS >= rows} onClick={() => onPage(page + 1)}>
        {t('bom.next')}
      </Button>
    </nav>
  );
}
