import type { MenuItem } from '@/features/menu/visible-menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';

/** An item's text: title, badge, and a mark if its data is invalid. */
export function ItemText({ item }: { item: MenuItem }) {
  const { t } = useTexts('admin');
  const textOf = useLabels();
  const { label, badge, problem } = item;
  return (
    <>
      <span className="menu-text" lang={labelLang(label)}>
        {textOf(label)}
      </span>
      {badge !== null && badge !== '' && <span className="menu-badge">{badge}</span>}
      {problem !== null && (
        <span className="menu-problem" title={t(`problem.${problem}`)}>
          <Icon name="warning" size={16} />
          <VisuallyHidden>{t(`problem.${problem}`)}</VisuallyHidden>
        </span>
      )}
    </>
  );
}
