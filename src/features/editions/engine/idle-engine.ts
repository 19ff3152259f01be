import { type Engine, openEngine } from './open-engine';

/** How long an engine waits for the next call. */
const IDLE_MS = 120_000;

/**
 * Calls with what `load` makes of an engine of its own. Nobody closes it: it ends after two minutes without a call, or
 * where one fails, and the next call loads it again.
 */
export function idleEngine<Loaded>(
  load: (engine: Engine) => Promise<Loaded>,
): <Result>(call: (loaded: Loaded) => Result | Promise<Result>) => Promise<Result> {
  let loaded: Promise<Loaded> | null = null;
  let end = () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const start = async () => {
    const engine = openEngine();
    end = () => {
      loaded = null;
      engine.close();
    };
    return load(engine);
  };
  return async (call) => {
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
}
