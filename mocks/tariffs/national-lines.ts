import type { NationalLine } from '../data/national-line';
import { SAMPLE_IMPORTERS, sampleLinesOf } from '../data/tariffs/sample-schedules';
import { linesOfIndonesia } from '../data/tariffs/schedule-id';
import { linesOfJapan } from '../data/tariffs/schedule-jp';
import { linesOfKorea } from '../data/tariffs/schedule-kr';
import { linesOfMalaysia } from '../data/tariffs/schedule-my';
import { linesOfVietNam } from '../data/tariffs/schedule-vn';
import { asConfirmed } from '../editions/confirmed-lines';
import { hasPublishedEdition, withPublishedEditions } from '../editions/published-lines';

const schedules: Readonly<Record<string, (hs: string) => Promise<NationalLine[]>>> = {
  ID: linesOfIndonesia,
  JP: linesOfJapan,
  KR: linesOfKorea,
  MY: linesOfMalaysia,
  VN: linesOfVietNam,
};

/** Whether an importer has a schedule; `withSamples`: sample schedules count. */
export function hasSchedule(importer: string, withSamples: boolean): boolean {
  return (
    schedules[importer] !== undefined ||
    hasPublishedEdition(importer) ||
    (withSamples && SAMPLE_IMPORTERS.includes(importer))
  );
}

/** The national lines of an importer under a six-digit code; none without a schedule, or without a line in it. */
export async function nationalLines(
  importer: string,
  hs: string,
  withSamples: boolean,
): Promise<NationalLine[]> {
  const schedule = schedules[importer];
  if (schedule !== undefined)
    return withPublishedEditions(importer, hs, asConfirmed(importer, await schedule(hs)));
  if (hasPublishedEdition(importer)) return withPublishedEditions(importer, hs, []);
  return withSamples ? sampleLinesOf(importer).filter(({ code }) => code.startsWith(hs)) : [];
}
