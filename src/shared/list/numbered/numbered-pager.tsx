import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { PAGE_SIZES } from '../list-state';
import { PageJump } from '../page-jump';
import { FEW_PAGES, pageSpan } from '../page-span';
import { pageSteps } from './page-steps';
import './numbered-pager.css';

interface NumberedPagerProps {
  /** Accessible name, if a page has two. */
  label?: string;
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
  /** True while `total` belongs to the previous query: it is not shown then. */
  isOld: boolean;
}

/** Which rows are shown and of how many, the pages by their numbers, rows per page, and of many pages the way to any. */
export function NumberedPager(props: NumberedPagerProps) {
  const { label, total, page, pageSize, onPage, onPageSize, isOld } = props;
  const { t } = useTexts(['list', 'ui']);
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const { from, to, last } = pageSpan(total, page, pageSize);
  const range =
    from <= to
      ? t('range', { from: number(from), to: number(to), total: number(total) })
      : t('total', { total: number(total) });
  return (
    <nav className="numbered-pager" aria-label={label ?? t('pages')}>
      <p>{isOld ? t('ui:state.loading') : range}</p>
      <ol>
        <li>
          <button
            type="button"
            aria-label={t('previous')}
            disabled={page <= 1}
            onClick={() => onPage(Math.min(page - 1, last))}
          >
            <Icon name="chevron" size={16} />
          </button>
        </li>
        {(isOld ? [page] : pageSteps(page, last)).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={step}>
              <button
                type="button"
                aria-label={t('page', { page: number(step) })}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => onPage(step)}
              >
                {number(step)}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={t('next')}
            disabled={page >= last}
            onClick={() => onPage(page + 1)}
          >
            <Icon name="chevron" size={16} />
          </button>
        </li>
      </ol>
      <select
        aria-label={t('pageSize')}
        value={pageSize}
        onChange={({ target }) => onPageSize(Number(target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('pageSizeOption', { size: number(size) })}
          </option>
        ))}
      </select>
      {last > FEW_PAGES && !isOld && <PageJump page={page} last={last} onPage={onPage} />}
    </nav>
  );
}
