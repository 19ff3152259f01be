import { unsavedTabs } from '@/features/tabs/tabs-store';
import { translate } from '@/shared/i18n/i18n';
import type { Label } from '@/shared/i18n/label';
import { askConfirm } from '../notices';

/** Asks whether the unsaved edits of the pages with these titles may be lost. */
export const confirmLosing = (titles: readonly string[]): Promise<boolean> => ask('confirmLosing', titles);

/** True where nothing is unsaved in any page, or its loss is agreed to. */
export const mayLoseAll = (say: (label: Label) => string): Promise<boolean> => askFor('confirmLosing', say);

/** True where nothing is unsaved in any page, or the console may be left all the same: its forms close, their drafts are kept. */
export const mayLeave = (say: (label: Label) => string): Promise<boolean> => askFor('confirmLeaving', say);

type QuestionKey = 'confirmLosing' | 'confirmLeaving';

async function askFor(key: QuestionKey, say: (label: Label) => string): Promise<boolean> {
  const titles = unsavedTabs().map(({ meta }) => say(meta.title));
  return titles.length === 0 || ask(key, titles);
}

const ask = (key: QuestionKey, titles: readonly string[]): Promise<boolean> =>
  askConfirm(translate(`tabs:${key}`, { titles: titles.join(translate('tabs:titleSeparator')) }));
