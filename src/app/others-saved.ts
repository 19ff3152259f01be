import { savedDraftsOf } from '@/features/saved/saved-drafts';
import { writeSavedFile } from '@/features/saved/saved-file';
import { checklists } from '@/features/saved/checklist-storage';
import { savedOf } from '@/features/saved/saved-storage';
import { useSession } from '@/features/session/session-store';
import { todayIso } from '@/shared/format/date';
import { downloadText } from '@/shared/files/download';
import { loadTexts, translate } from '@/shared/i18n/i18n';
import { othersWithSaved, removeSavedOfOthers } from '@/shared/storage/draft';
import { askChoice } from './notices';

/**
 * If another user has saved items in this browser, offers the current user to export them before they are deleted
 * (product design §8). Without an answer they stay, hidden, until the next sign-in. None of them is shown.
 */
export async function offerOthersSaved(): Promise<void> {
  const { userId } = useSession.getState();
  const owners = userId === '' ? [] : othersWithSaved(userId);
  if (owners.length === 0) return;
  await loadTexts(['saved']);
  const mustSave = await askChoice(translate('saved:others.question'), {
    confirm: translate('saved:others.saveAndDelete'),
    cancel: translate('saved:others.delete'),
  });
  // Another user may be signed in by now.
  if (mustSave === null || useSession.getState().userId !== userId) return;
  if (mustSave) downloadText(`rcep-saved-${todayIso()}.json`, 'application/json', fileOf(owners));
  removeSavedOfOthers(userId);
}

const fileOf = (owners: readonly string[]): string =>
  writeSavedFile(
    owners.flatMap((owner) => savedOf(owner)),
    owners.flatMap((owner) => checklists.of(owner)),
    Object.assign({}, ...owners.map(savedDraftsOf)),
  );
