import { clearDictionary } from '@/features/dictionary/dictionary';
import { clearMenu } from '@/features/menu/menu-store';
import { resetSourceTable } from '@/features/source-table/source-table-store';
import { resetTabs } from '@/features/tabs/tabs-store';
import { onSessionEnd } from '../session-end';

/** Clears everything the console remembers of a user when their session ends. */
export function forgetWithSession(): void {
  for (const forget of [clearMenu, resetTabs, resetSourceTable, clearDictionary]) onSessionEnd(forget);
}
