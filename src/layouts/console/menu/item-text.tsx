import type { MenuItem } from '@/features/menu/visible-menu';
import { labelLang, useLabels } from '@/shared/i18n/label';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import { VisuallyHidden } from '@/shared/ui/styles/visually-hidden';

/** An item's words: title, badge, and the mark of one whose data were wrong. */
export function ItemText({ item }: { item: MenuItem }) {
  const { t } = useTexts('admin');
  const say = useLabels();
  const { label, badge, problem } = item;
  return (
    <>
      <span className="menu-text" lang={labelLang(label)}>
        {say(label)}
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
