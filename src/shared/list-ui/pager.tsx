import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/button';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import './pager.css';

interface PagerProps {
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** Steps through the pages of a list and says which rows are shown; nothing where one page holds them all. */
export function Pager({ total, page, pageSize, onPage }: PagerProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language, 0);
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (total <= pageSize && page === 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      <Button size="small" disabled={page <= 1} onClick={() => onPage(Math.min(page - 1, last))}>
        {t('previous')}
      </Button>
      {page <= last && (
        <span className="pager-range">
          {t('range', {
            from: number((page - 1) * pageSize + 1),
            to: number(Math.min(page * pageSize, total)),
            total: number(total),
          })}
        </span>
      )}
      <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        {t('next')}
      </Button>
    </nav>
  );
}
