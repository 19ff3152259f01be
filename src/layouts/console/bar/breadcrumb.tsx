import type { MenuEntry } from '@/features/menu/menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';

/** Where the reader is in the menu, as words; the last one is the page. Nothing for a page outside the menu. */
export function Breadcrumb({ trail }: { trail: readonly MenuEntry[] }) {
  const { t } = useTexts('admin');
  const say = useLabels();
  if (trail.length === 0) return null;
  return (
    <nav className="admin-breadcrumb" aria-label={t('breadcrumb')}>
      <ol className="admin-breadcrumb-list">
        {trail.map(({ id, label }, place) => (
          <li key={id} lang={labelLang(label)} aria-current={place === trail.length - 1 ? 'page' : undefined}>
            {say(label)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
