import type { ComparedEditions, FoundChanges, WantedChanges } from '@/features/editions/engine/engine-calls';
import { type Engine, openEngine } from '@/features/editions/engine/open-engine';

/** An edition against another one. Its changes stay in a worker. */
export interface Difference {
  compared: ComparedEditions;
  /** Some of the changes wanted; null for all. */
  find: (wanted: WantedChanges | null, from: number, count: number) => Promise<FoundChanges>;
}

/** How long a worker waits for the next call. */
const IDLE_MS = 120_000;

/** The difference between the two editions in an engine, which stays open. */
export async function differenceIn(engine: Engine, subject: string): Promise<Difference> {
  const compared = await engine.run('compare', subject);
  return { compared, find: (...wanted) => engine.run('changes', ...wanted) };
}

/**
 * The difference in an engine of its own, into which `load` puts the editions. Nobody closes it: it ends after two
 * minutes without a call, and the next call loads the editions again.
 */
export async function idleDifference(
  subject: string,
  load: (engine: Engine) => Promise<void>,
): Promise<Difference> {
  let loaded: Promise<Difference> | null = null;
  let end = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const engine = openEngine();
    end = () => {
      loaded = null;
      engine.close();
    };
    await load(engine);
    return differenceIn(engine, subject);
  };
  const inLoaded = async <Result>(call: (difference: Difference) => Result | Promise<Result>) => {
    clearTimeout(timer);
    try {
      loaded ??= start();
      const result = await call(await loaded);
      clearTimeout(timer);
      timer = setTimeout(() => end(), IDLE_MS);
      return result;
    } catch (error) {
      end();
      throw error;
    }
  };
  const { compared } = await inLoaded((difference) => difference);
  return { compared, find: (...wanted) => inLoaded((difference) => difference.find(...wanted)) };
}
