import { todayIso } from '@/shared/format/date';

/** The first day of a publication, `yyyy-MM-dd`: null for at once, empty while none is chosen. */
export type FirstDay = string | null;

/** True if a publication may begin on this day: at once, today or later. */
export const isPossibleDay = (day: FirstDay): boolean => day === null || day >= todayIso();

/** True if what was entered is enough for an action: a possible first day, and a reason where one is needed. */
export const isEnough = ({ note, from }: { note: string; from: FirstDay }, isReason: boolean): boolean =>
  isPossibleDay(from) && (!isReason || note.trim() !== '');
