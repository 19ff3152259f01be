import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { useRecordName } from '@/shared/ui/marks/record-name';
import { titleKeyOf } from '../router/screen-of';

/**
 * The live-region text after a navigation: the title of the page, then the name of its record. Empty for the
 * page that was opened first. After a navigation that removed what had the focus, the page gets it.
 */
export function useArrival(): string {
  const { pathname } = useLocation();
  const { t } = useTexts('shell');
  const [at, setAt] = useState({ pathname, hasMoved: false });
  if (at.pathname !== pathname) setAt({ pathname, hasMoved: true });
  const titleKey = titleKeyOf(pathname);
  const record = useRecordName();
  useEffect(() => {
    // The link that led here was on the page before.
    if (at.hasMoved && document.activeElement === document.body)
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [at]);
  return at.hasMoved && titleKey !== null ? (record ?? t(`title.${titleKey}`)) : '';
}
