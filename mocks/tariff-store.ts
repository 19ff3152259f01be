import type { NationalLine } from './data/national-line';
import { SAMPLE_IMPORTERS, sampleLinesOf } from './data/sample-schedules';
import { linesOfJapan } from './data/schedule-jp';
import { linesOfKorea } from './data/schedule-kr';
import { linesOfVietNam } from './data/schedule-vn';

/** National lines of one importer by their six-digit code. */
type Schedule = ReadonlyMap<string, NationalLine[]>;

const builders: Record<string, () => NationalLine[]> = {
  JP: linesOfJapan,
  KR: linesOfKorea,
  VN: linesOfVietNam,
  ...Object.fromEntries(SAMPLE_IMPORTERS.map((importer) => [importer, () => sampleLinesOf(importer)])),
};
const built = new Map<string, Schedule>();

/** The schedule of an importer, read once; null where none is held. */
export function scheduleOf(importer: string): Schedule | null {
  const known = built.get(importer);
  if (known !== undefined) return known;
  const build = builders[importer];
  if (build === undefined) return null;
  const schedule = byCode(build());
  built.set(importer, schedule);
  return schedule;
}

function byCode(lines: NationalLine[]): Schedule {
  const schedule = new Map<string, NationalLine[]>();
  for (const line of lines) {
    const hs = line.code.slice(0, 6);
    schedule.set(hs, [...(schedule.get(hs) ?? []), line]);
  }
  return schedule;
}
