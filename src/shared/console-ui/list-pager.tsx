import { Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '@/shared/i18n/use-language';
import { PAGE_SIZES } from './list-address';
import type { ListQuery } from './use-list-query';

/** Which rows are shown and of how many, the pages, rows per page, and the way to a page by its number. */
export function ListPager({ list, total }: { list: ListQuery; total: number }) {
  const { t } = useTranslation('console');
  const language = useLanguage();
  const { pageNo, pageSize } = list;
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  const first = (pageNo - 1) * pageSize + 1;
  const last = Math.min(pageNo * pageSize, total);
  return (
    <nav className="list-pager" aria-label={t('pager.label')}>
      <p>
        {first <= last
          ? t('pager.range', { first: number(first), last: number(last), total: number(total) })
          : t('pager.total', { total: number(total) })}
      </p>
      <Pagination
        current={pageNo}
        pageSize={pageSize}
        total={total}
        pageSizeOptions={[...PAGE_SIZES]}
        showSizeChanger
        showQuickJumper={total > pageSize * 5}
        showLessItems
        onChange={(next, size) => list.setPage(size === pageSize ? next : 1, size)}
      />
    </nav>
  );
}
