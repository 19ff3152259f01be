import { persistedTable } from './persistence';

/** The code of the option. */
export const SECOND_REVIEWER = 'content_second_reviewer';

const options = persistedTable('content-options', () => ({ content_second_reviewer: '1' }));

/** True if whoever wrote a draft may not publish it: the option `content_second_reviewer`. */
export const needsSecondReviewer = (): boolean => options.value.content_second_reviewer === '1';

/** Sets the option. */
export function setSecondReviewer(isOn: boolean): void {
  options.value = { content_second_reviewer: isOn ? '1' : '0' };
  options.save();
}
