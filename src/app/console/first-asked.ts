import type { FirstAsked } from '@/shared/api/cache/first-asked';
import type { Screen } from '../routes/screen';
import { VIEWS } from '../routes/view-registry';

const personnel = () => import('@/pages/console/personnel/first-asked');

/** What the lists of the console ask first, by their page. */
export const FIRST_ASKED: ReadonlyMap<Screen, () => Promise<FirstAsked>> = new Map([
  [
    VIEWS.dictionary,
    async () => (await import('@/pages/console/dictionary/types-query')).dictionaryFirstAsked,
  ],
  [VIEWS.personnel, async () => (await personnel()).personnelFirstAsked],
  [VIEWS.users, async () => (await personnel()).firstAsked.users],
  [VIEWS.roles, async () => (await personnel()).firstAsked.roles],
  [VIEWS.menus, async () => (await personnel()).firstAsked.menus],
  [
    VIEWS.standards,
    async () => (await import('@/pages/console/standards/standards-query')).standardsFirstAsked,
  ],
]);
