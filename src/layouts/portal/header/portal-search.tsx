import { Suspense, useEffect, useState } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';
import { isSearchKeys, searchKeys } from '@/shared/ui/controls/search-keys';

const PortalSearchDialog = lazyPart(async () => {
  const [part] = await Promise.all([import('./portal-search-dialog'), loadTexts(['search', 'countries'])]);
  return part.PortalSearchDialog;
});

/** The button that opens the search over the whole site; so do Ctrl K, and ⌘ K on keyboards that have it. */
export function PortalSearch() {
  const { t } = useTexts('shell');
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isSearchKeys(event)) return;
      // A modal dialog covers the page: leave the keys to the browser.
      if (document.querySelector('dialog[open]:not(.search-dialog)')) return;
      event.preventDefault();
      setIsOpen(true);
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  return (
    <>
      <button
        type="button"
        className="portal-search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        {t('search')}
      </button>
      {isOpen && (
        <ErrorBoundary>
          <Suspense>
            <PortalSearchDialog keys={searchKeys()} onClose={() => setIsOpen(false)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
