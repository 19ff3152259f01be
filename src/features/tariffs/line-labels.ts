import type { TariffAnswer, TariffLine } from './tariffs-schema';

/** Sign between the levels of a tariff's own description. */
const LEVELS = ' > ';

/**
 * What tells the lines of one code apart: their descriptions without the levels that all of them share. A line alone
 * keeps its last level.
 */
export function lineLabels(lines: readonly TariffLine[]): Map<string, string> {
  const paths = lines.map((line) => line.description.text.split(LEVELS));
  const shared = sharedLevels(paths);
  return new Map(lines.map((line, index) => [line.code, (paths[index] ?? []).slice(shared).join(LEVELS)]));
}

/** True where a tariff's own wording for the line is held; where it is not, the name of the six-digit code stands in its place. */
export const hasOwnName = (line: TariffLine, { name }: Pick<TariffAnswer, 'name'>): boolean =>
  line.description.text !== name?.text;

function sharedLevels(paths: readonly (readonly string[])[]): number {
  const shortest = Math.min(paths[0]?.length ?? 0, ...paths.map((path) => path.length));
  let count = 0;
  while (count < shortest - 1 && paths.every((path) => path[count] === paths[0]?.[count])) count += 1;
  return count;
}
