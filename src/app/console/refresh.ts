import { refreshTab, useTabs } from '@/features/tabs/tabs-store';
import { ageServerState } from '@/shared/api/api-scope';
import type { Label } from '@/shared/i18n/label';
import { confirmLosing } from './confirm-losing';

/** Makes the page of one tab start anew, with what the server says now. */
export async function refreshOne(path: string): Promise<void> {
  await ageServerState();
  refreshTab(path);
}

/** Makes all open pages start anew ("reload all routes", specification §2); asks first where edits would be lost. */
export async function refreshAll(say: (label: Label) => string): Promise<void> {
  const { tabs, unsaved } = useTabs.getState();
  const losing = tabs.filter(({ path }) => unsaved.has(path)).map(({ meta }) => say(meta.title));
  if (losing.length > 0 && !(await confirmLosing(losing))) return;
  await ageServerState();
  for (const { path } of tabs) refreshTab(path);
}
