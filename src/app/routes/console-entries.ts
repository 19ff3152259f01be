import type { MenuEntry } from '@/features/menu/menu';
import { CONSOLE_PATTERNS } from '@/shared/routing/console-paths';
import { PATTERNS } from '@/shared/routing/paths';
import { GALLERY_ENTRY } from './gallery-entries';
import { hidden, ownEntry } from './console-entry';

/** The console's own pages (specification §2, admin routes); those of the server's menu come beside them. */
export const ADMIN_ENTRIES: readonly MenuEntry[] = [
  ownEntry(PATTERNS.index, 'index', 'overview', { affix: true, remixIcon: 'home' }),
  ownEntry(CONSOLE_PATTERNS.personnelManagement, 'personnelManagement', 'personnel', {
    permissions: ['admin'],
    icon: 'user-cog',
  }),
  GALLERY_ENTRY,
  hidden(ownEntry(CONSOLE_PATTERNS.toolIndex, 'toolIndex', 'overview')),
  hidden(ownEntry(CONSOLE_PATTERNS.personalCenterShort, 'personalCenter', 'personalCenter')),
  hidden(ownEntry(CONSOLE_PATTERNS.personalCenterRoot, 'personalCenter', 'personalCenter')),
  hidden(ownEntry(PATTERNS.personalCenter, 'personalCenter', 'personalCenter')),
];

/** Further addresses of a page (specification §2) and the one whose tab, and so whose state, they share. */
export const OTHER_ADDRESSES: Readonly<Record<string, string | undefined>> = {
  [CONSOLE_PATTERNS.toolIndex]: PATTERNS.index,
  [CONSOLE_PATTERNS.personalCenterRoot]: CONSOLE_PATTERNS.personalCenterShort,
  [PATTERNS.personalCenter]: CONSOLE_PATTERNS.personalCenterShort,
};
