/**
 * Runs one piece of work at a time. Of what is asked for meanwhile only the newest waits; what it takes the place of is
 * never begun and gives null.
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
