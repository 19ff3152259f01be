import { translate } from '@/shared/i18n/i18n';
import { askConfirm } from '../notices';

/** Asks whether the unsaved edits of the pages with these titles may be lost. */
export const confirmLosing = (titles: readonly string[]): Promise<boolean> =>
  askConfirm(translate('tabs:confirmLosing', { titles: titles.join(translate('tabs:titleSeparator')) }));
