import type { MenuEntry } from '@/features/menu/menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';

/**
 * The reader's position in the menu, as text; the last item is the page. Renders nothing for a page outside the menu.
 */
export function Breadcrumb({ trail }: { trail: readonly MenuEntry[] }) {
  const { t } = useTexts('admin');
  const textOf = useLabels();
  if (trail.length === 0) return null;
  return (
    <nav className="admin-breadcrumb" aria-label={t('breadcrumb')}>
      <ol className="admin-breadcrumb-list">
        {trail.map(({ id, label }, place) => (
          <li key={id} lang={labelLang(label)} aria-current={place === trail.length - 1 ? 'page' : undefined}>
            {textOf(label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
