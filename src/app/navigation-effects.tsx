import type NProgress from 'nprogress';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { startTheme } from '@/features/theme/apply-theme';
import { config } from '@/shared/config/config';
import { loadTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { IdlePart } from '@/shared/loading/idle-part';
import { useRecordName } from '@/shared/ui/marks/record-name';
import { useLinkPresses } from './router/link-presses';
import { isConsolePath } from './router/console-path';
import { titleKeyOf } from './router/screen-of';
import { onPagePending } from './router/pending';
import { useScrollPlace } from './router/scroll-place';
import './progress.css';

/**
 * Theme, progress bar, title and description (of public pages; the console sets its own title) and scroll position on
 * each navigation (specification §2; scroll: product design §8).
 */
export function NavigationEffects() {
  useTheme();
  useProgressBar();
  useTitle();
  useLinkPresses();
  useScrollPlace();
  return <IdlePart load={loadDescription} />;
}

async function loadDescription() {
  const [part] = await Promise.all([import('./portal/page-description'), loadTexts(['descriptions'])]);
  return part.PageDescription;
}

function useTheme(): void {
  const place = isConsolePath(useLocation().pathname) ? 'console' : 'portal';
  // Before paint.
  useLayoutEffect(() => startTheme(place), [place]);
}

function useProgressBar(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => onPagePending((isPending) => void moveBar(isPending)), []);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const later = setTimeout(() => void moveBar(true).then(() => moveBar(false)), AFTER_PAGE_MS);
    return () => clearTimeout(later);
  }, [pathname]);
}

/** A page that is ready at once is painted before the bar starts. */
const AFTER_PAGE_MS = 100;

function useTitle(): void {
  const { pathname } = useLocation();
  const { t } = useTexts('shell');
  const titleKey = titleKeyOf(pathname);
  const record = useRecordName();
  useEffect(() => {
    if (titleKey === null) return;
    const names = [record, t(`title.${titleKey}`), config.siteTitle || t('siteName')];
    document.title = names.filter((name) => name !== null).join('-');
  }, [titleKey, record, t]);
}

/**
 * The progress bar, configured by specification §2; its code is loaded with the first navigation inside the app.
 * Rejects if that fails, and is loaded again on the next call.
 */
export function loadProgressBar(): Promise<ProgressBar> {
  loading ??= import('nprogress').then(({ default: bar }) =>
    bar.configure({ easing: 'ease', speed: 500, trickleSpeed: 200, showSpinner: false, ...MARKUP }),
  );
  loading.catch(() => (loading = null));
  return loading;
}

type ProgressBar = typeof NProgress;

/** The bar's default markup has an invalid role. */
const MARKUP = {
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
};

let loading: Promise<ProgressBar> | null = null;

async function moveBar(isPending: boolean): Promise<void> {
  if (!isPending && loading === null) return;
  // If the bar fails to load, navigation works without it.
  const bar = await loadProgressBar().catch(() => null);
  if (isPending) bar?.start();
  else bar?.done();
}
