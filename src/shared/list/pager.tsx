import { useRef } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Button } from '@/shared/ui/controls/button';
import { formatNumber } from '@/shared/format/number';
import { useLanguage } from '@/shared/i18n/use-language';
import { useIsOldAnswer } from '@/shared/ui/states/old-answer';
import { PageJump } from './page-jump';
import { FEW_PAGES, pageSpan } from './page-span';
import { showListHead } from './show-list-head';
import './pager.css';

interface PagerProps {
  total: number;
  /** From 1. */
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

const HIDDEN = { visibility: 'hidden' } as const;

/**
 * Steps through the pages of a list and shows which rows are visible; with many pages it also offers the first, the
 * last and any by its number. A page change moves to the list's head. Renders nothing if everything fits on one page;
 * while the previous data is on screen its space is reserved, empty.
 */
export function Pager({ total, page, pageSize, onPage }: PagerProps) {
  const { t } = useTexts('list');
  const language = useLanguage();
  const isOld = useIsOldAnswer();
  const nav = useRef<HTMLElement>(null);
  const turnTo = (to: number) => {
    onPage(to);
    showListHead(nav.current);
  };
  const number = (value: number) => formatNumber(value, language, 0);
  const { from, to: lastItem, last } = pageSpan(total, page, pageSize);
  if (total <= pageSize && page === 1) return null;
  const isLong = last > FEW_PAGES;
  const step = (label: string, to: number, isHere: boolean, name?: string) => (
    <Button size="small" disabled={isHere} aria-label={name} onClick={() => turnTo(to)}>
      {label}
    </Button>
  );
  const end = (to: number, isHere: boolean) =>
    isLong && step(number(to), to, isHere, t('page', { page: number(to) }));
  return (
    <nav ref={nav} className="pager" aria-label={t('pages')} inert={isOld} style={isOld ? HIDDEN : undefined}>
      {end(1, page <= 1)}
      {step(t('previous'), Math.min(page - 1, last), page <= 1)}
      {page <= last && !isOld && (
        <span className="pager-range">
          {t('range', { from: number(from), to: number(lastItem), total: number(total) })}
        </span>
      )}
      {step(t('next'), page + 1, page >= last)}
      {end(last, page >= last)}
      {isLong && <PageJump page={page} last={last} onPage={turnTo} />}
    </nav>
  );
}
