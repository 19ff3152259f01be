import { DEFAULT_LANGUAGE } from '@/shared/i18n/languages';
import { type Label, useLabels } from '@/shared/i18n/label';
import { textOfCode } from '@/shared/i18n/text-of-code';
import { useLanguage } from '@/shared/i18n/use-language';
import { useTexts } from '@/shared/i18n/use-texts';
import { knownKeyAt } from './known-groups';
import { knownPageKey } from './menu-store';

/** An entry of the menu as its administration has it. */
export interface NamedMenu {
  menuName: string;
  type?: string | null | undefined;
  url?: string | null | undefined;
  component?: string | null | undefined;
  permissions?: string | null | undefined;
}

/** A button: it is for a right, the last part of its permission. */
const BUTTON = '2';

/** The title that the menu shows for an entry: ours, where it is a page or a group that we know. */
export function menuLabel({ menuName, url, component }: NamedMenu): Label {
  const pageKey = knownPageKey(component ?? '') ?? knownKeyAt(url ?? '');
  return pageKey === null ? { text: menuName } : { text: menuName, pageKey };
}

/** The names of menus as the menu shows them, and of buttons by their right; unknown ones as the server has them. */
export function useMenuNames(): (entry: NamedMenu) => string {
  const { t } = useTexts('admin');
  const textOf = useLabels();
  const isServerLanguage = useLanguage() === DEFAULT_LANGUAGE;
  return (entry) => {
    if (entry.type !== BUTTON) return textOf(menuLabel(entry));
    const right = (entry.permissions ?? '').split('_').at(-1) ?? '';
    return isServerLanguage ? entry.menuName : textOfCode(t, 'right', right, entry.menuName);
  };
}
