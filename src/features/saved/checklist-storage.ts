import { readChecklists } from './checklist';
import { ownedList } from './owned-list';

/** The ticks of all country pairs of an owner. */
export const checklists = ownedList('service-guide', (value) => readChecklists(value).lists);
