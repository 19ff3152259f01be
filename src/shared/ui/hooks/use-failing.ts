import { useCallback, useState } from 'react';

/** Hands an error of asynchronous work to the error boundary around the component. */
export function useFailing(): (error: unknown) => void {
  const [, setState] = useState<null>(null);
  return useCallback(
    (error: unknown) =>
      setState(() => {
        throw error;
      }),
    [],
  );
}
