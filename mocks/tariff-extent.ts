import type { ScheduleExtent } from '@/features/tariffs/tariffs-schema';
import { SAMPLE_IMPORTERS } from './data/sample-schedules';
import { hsCodes } from './hs-codes';
import { scheduleOf } from './tariff-store';

/** Importers whose packed table has all national lines of the codes it covers. */
const COMPLETE = ['JP', 'VN'];

/** How much of an importer's tariff is here; null where nothing is. */
export function extentOf(importer: string): ScheduleExtent | null {
  const schedule = scheduleOf(importer);
  if (schedule === null) return null;
  return {
    codes: schedule.size,
    of: hsCodes.length,
    isComplete: COMPLETE.includes(importer),
    mark: SAMPLE_IMPORTERS.includes(importer) ? 'sample' : 'fact',
  };
}
