import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { PAGE_SIZES } from '../query/list-address';
import { PageJump } from './page-jump';
import { pagerSteps } from './pager-steps';
import type { ListQuery } from '../query/use-list-query';
import './list-pager.css';

interface ListPagerProps {
  /** Names it, where a page has two. */
  label?: string;
  list: ListQuery;
  total: number;
  /** True while `total` answers the previous question: no number by it is shown. */
  isOld: boolean;
}

/** Which rows are shown and of how many, the pages, rows per page, and the way to a page by its number. */
export function ListPager({ label, list, total, isOld }: ListPagerProps) {
  const { t } = useTexts(['console', 'ui']);
  const language = useLanguage();
  const { pageNo, pageSize } = list;
  const number = (value: number) => formatNumber(value, language);
  const first = (pageNo - 1) * pageSize + 1;
  const lastRow = Math.min(pageNo * pageSize, total);
  const last = Math.ceil(total / pageSize);
  const range =
    first <= lastRow
      ? t('pager.range', { first: number(first), last: number(lastRow), total: number(total) })
      : t('pager.total', { total: number(total) });
  const toPage = (page: number) => list.setPage(page, pageSize);
  return (
    <nav className="list-pager" aria-label={label ?? t('pager.label')}>
      <p>{isOld ? t('ui:state.loading') : range}</p>
      <ol>
        <li>
          <button
            type="button"
            aria-label={t('pager.previous')}
            disabled={pageNo <= 1}
            onClick={() => toPage(Math.min(pageNo - 1, last))}
          >
            <Icon name="chevron" size={16} />
          </button>
        </li>
        {(isOld ? [pageNo] : pagerSteps(pageNo, last)).map((step, index) =>
          step === 'gap' ? (
            <li key={`gap-${index < 2 ? 'before' : 'after'}`} aria-hidden>
              …
            </li>
          ) : (
            <li key={step}>
              <button
                type="button"
                aria-label={t('pager.page', { page: number(step) })}
                aria-current={step === pageNo ? 'page' : undefined}
                onClick={() => toPage(step)}
              >
                {number(step)}
              </button>
            </li>
          ),
        )}
        <li>
          <button
            type="button"
            aria-label={t('pager.next')}
            disabled={pageNo >= last}
            onClick={() => toPage(pageNo + 1)}
          >
            <Icon name="chevron" size={16} />
          </button>
        </li>
      </ol>
      <select
        aria-label={t('pager.size')}
        value={pageSize}
        onChange={({ target }) => list.setPage(1, Number(target.value))}
      >
        {PAGE_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('pager.sizeOption', { size: number(size) })}
          </option>
        ))}
      </select>
      {last > MANY_PAGES && !isOld && <PageJump last={last} onPage={toPage} />}
    </nav>
  );
}

/** From here on typing a number is shorter than stepping. */
const MANY_PAGES = 5;
