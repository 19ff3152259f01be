import { useEffect, useState } from 'react';
import { loadChunk } from './load-chunk';

/** Functions in a chunk of their own. */
export interface LateCode<Code> {
  load: () => Promise<Code>;
  /** Loads them once they are wanted; `code` is null until then. A failure is cached: the caller throws it or shows it. */
  useCode: (isWanted: boolean) => { code: Code | null; failure: Error | null };
}

/** When wanted: functions that most visits never call. Once loaded, they are there on the first render. */
export function lateCode<Code extends object>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let loaded: Code | null = null;
  const load = async () => (loaded ??= await loadChunk(fetchCode));

  function useCode(isWanted: boolean) {
    const [code, setCode] = useState(loaded);
    const [failure, setFailure] = useState<Error | null>(null);
    const isMissing = isWanted && (code ?? loaded) === null;
    useEffect(() => {
      if (!isMissing) return undefined;
      let isCurrent = true;
      load().then(
        (made) => isCurrent && setCode(made),
        (error: Error) => isCurrent && setFailure(error),
      );
      return () => {
        isCurrent = false;
      };
    }, [isMissing]);
    return { code: code ?? loaded, failure };
  }

  return { load, useCode };
}
