import { unsavedTabs } from '@/features/tabs/tabs-store';
import { translate } from '@/shared/i18n/i18n';
import type { Label } from '@/shared/i18n/label';
import { askConfirm } from '../notices';

/** Asks whether the unsaved edits of the pages with these titles may be discarded. */
export const confirmLosing = (titles: readonly string[]): Promise<boolean> =>
  askConfirm(translate('tabs:confirmLosing', { titles: titles.join(translate('tabs:titleSeparator')) }));

/** True if no page has unsaved edits, or the user agrees to discard them. */
export async function mayLoseAll(textOf: (label: Label) => string): Promise<boolean> {
  const titles = unsavedTabs().map(({ meta }) => textOf(meta.title));
  return titles.length === 0 || confirmLosing(titles);
}
