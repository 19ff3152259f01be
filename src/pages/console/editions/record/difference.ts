import type {
  ComparedEditions,
  Found,
  LineChange,
  WantedChanges,
} from '@/features/editions/engine/engine-calls';
import { idleEngine } from '@/features/editions/engine/idle-engine';
import type { Engine } from '@/features/editions/engine/open-engine';

/** An edition against another one. Its changes stay in a worker. */
export interface Difference {
  compared: ComparedEditions;
  /** Some of the changes wanted; null for all. */
  find: (wanted: WantedChanges | null, from: number, count: number) => Promise<Found<LineChange>>;
}

/** The difference between the two editions in an engine, which stays open. */
export async function differenceIn(engine: Engine, subject: string): Promise<Difference> {
  const compared = await engine.run('compare', subject);
  return { compared, find: (...wanted) => engine.run('changes', ...wanted) };
}

/** The difference in an engine of its own, into which `load` puts the editions. */
export async function idleDifference(
  subject: string,
  load: (engine: Engine) => Promise<void>,
): Promise<Difference> {
  const inLoaded = idleEngine(async (engine) => {
    await load(engine);
    return differenceIn(engine, subject);
  });
  const { compared } = await inLoaded((difference) => difference);
  return { compared, find: (...wanted) => inLoaded((difference) => difference.find(...wanted)) };
}
