import type { TariffLine } from '../tariffs-schema';

/** Sign between the levels of a tariff's own description. */
const LEVELS = ' > ';

/**
 * What distinguishes the lines of one code: their descriptions without the levels common to all. A single line keeps
 * its last level; a line without a description has no label.
 */
export function lineLabels(lines: readonly TariffLine[]): Map<string, string> {
  const paths = lines.flatMap(({ code, description }) =>
    description === null ? [] : [{ code, levels: description.text.split(LEVELS) }],
  );
  const shared = sharedLevels(paths.map(({ levels }) => levels));
  return new Map(paths.map(({ code, levels }) => [code, levels.slice(shared).join(LEVELS)]));
}

function sharedLevels(paths: readonly (readonly string[])[]): number {
  const shortest = Math.min(paths[0]?.length ?? 0, ...paths.map((path) => path.length));
  let count = 0;
  while (count < shortest - 1 && paths.every((path) => path[count] === paths[0]?.[count])) count += 1;
  return count;
}
