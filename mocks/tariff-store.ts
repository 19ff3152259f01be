import type { Texts } from './locale';
import japan from './data/tariff-jp.json';
import vietNam from './data/tariff-vn.json';

/** Descriptions of national lines by their six-digit code. */
type Descriptions = ReadonlyMap<string, { description: Texts }[]>;

const described: Readonly<Record<string, Descriptions>> = {
  JP: byCode(japan.rows.map(([code = '', ja = '']) => [code, { ja }])),
  VN: byCode(vietNam.rows.map(([code = '', vi = '', en = '']) => [code, { vi, en }])),
};

/** Descriptions of the lines of an importer, for the word search in the four sectors; rates are in `national-lines.ts`. */
export function scheduleOf(importer: string): Descriptions | null {
  return described[importer] ?? null;
}

function byCode(lines: [code: string, description: Texts][]): Descriptions {
  const schedule = new Map<string, { description: Texts }[]>();
  for (const [code, description] of lines) {
    const hs = code.slice(0, 6);
    schedule.set(hs, [...(schedule.get(hs) ?? []), { description }]);
  }
  return schedule;
}
