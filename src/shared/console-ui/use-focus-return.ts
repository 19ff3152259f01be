import { useEffect, useState } from 'react';

/** Gives focus back to where it was when the component was first drawn, once the component is taken away. */
export function useFocusReturn(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
}
