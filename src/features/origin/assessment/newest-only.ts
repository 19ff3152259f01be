/**
 * Runs one task at a time. Of the tasks requested meanwhile only the newest waits; those it replaces never start and
 * return null.
 */
export function newestOnly<Input, Result>(
  work: (input: Input) => Promise<Result>,
): (input: Input) => Promise<Result | null> {
  let isRunning = false;
  let waiting: { begin: () => void; drop: () => void } | null = null;

  const run = async (input: Input) => {
    isRunning = true;
    try {
      return await work(input);
    } finally {
      const next = waiting;
      isRunning = false;
      waiting = null;
      next?.begin();
    }
  };

  return (input) => {
    if (!isRunning) return run(input);
    waiting?.drop();
    return new Promise((resolve) => {
      waiting = { begin: () => resolve(run(input)), drop: () => resolve(null) };
    });
  };
}
