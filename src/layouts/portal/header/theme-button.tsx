import { Suspense, useState } from 'react';
import { loadTexts } from '@/shared/i18n/i18n';
import { useTexts } from '@/shared/i18n/use-texts';
import { lazyPart } from '@/shared/loading/lazy-part';
import { ErrorBoundary } from '@/shared/ui/states/error-boundary';

const ThemeMenu = lazyPart(async () => {
  const [part] = await Promise.all([import('./theme-menu'), loadTexts(['admin'])]);
  return part.ThemeMenu;
});

/** Opens the list of themes for visitors; its code loads when it is first opened. */
export function ThemeButton() {
  const { t } = useTexts('shell');
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  return (
    <>
      <button
        type="button"
        className="portal-theme"
        aria-label={t('theme')}
        title={t('theme')}
        aria-haspopup="menu"
        aria-expanded={opener !== null}
        onClick={({ currentTarget }) => setOpener(opener === null ? currentTarget : null)}
      />
      {opener !== null && (
        <ErrorBoundary>
          <Suspense>
            <ThemeMenu opener={opener} onClose={() => setOpener(null)} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
