import { Suspense, useEffect } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { lazyPart } from '@/shared/loading/lazy-part';
import { isSearchKeys } from '@/shared/ui/controls/search-keys';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { useLayout } from '../layout-store';
import type { PaletteDialogProps } from './palette-dialog';

const PaletteDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./palette-dialog'), loadTexts(['palette'])]);
  return part.PaletteDialog;
});

/** The search over the console, opened by its button, Ctrl K, or ⌘ K on keyboards that have it; loads when opened. */
export function Palette(props: Omit<PaletteDialogProps, 'onClose'>) {
  const { isPaletteOpen, openPalette, closePalette } = useLayout();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSearchKeys(event) || isCovered()) return;
      event.preventDefault();
      openPalette();
    };
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', handleKey);
      closePalette();
    };
  }, [openPalette, closePalette]);
  if (!isPaletteOpen) return null;
  return (
    <ErrorBoundary>
      <Suspense>
        <PaletteDialog {...props} onClose={closePalette} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** True while another dialog covers the page: the keys are left to the browser. Those of hidden pages do not count. */
const isCovered = (): boolean =>
  [...document.querySelectorAll('dialog[open], .ant-modal-wrap, .ant-drawer-open')].some(
    (cover) =>
      !cover.classList.contains('search-dialog') && cover.closest('[style*="display: none"]') === null,
  );
