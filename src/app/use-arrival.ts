import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '@/shared/i18n/use-texts';
import { titleKeyOf } from './routes/screen-of';

/** The title of the page a navigation has led to, for the live region; empty for the page that was opened first. */
export function useArrival(): string {
  const { pathname } = useLocation();
  const { t } = useTexts('shell');
  const [at, setAt] = useState({ pathname, hasMoved: false });
  if (at.pathname !== pathname) setAt({ pathname, hasMoved: true });
  const titleKey = titleKeyOf(pathname);
  return at.hasMoved && titleKey !== null ? t(`title.${titleKey}`) : '';
}
