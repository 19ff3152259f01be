import { type ReactNode, useState } from 'react';
import { downloadBlob } from '@/shared/files/download';
import { ErrorState } from '@/shared/ui/states/error-state';

/** A file that is made part by part, one at a time, with what to show where it failed. */
export function useCsvDownload(
  fileName: string,
  make: () => Promise<Blob>,
): { start: () => void; isBusy: boolean; failure: ReactNode } {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const run = async () => {
    setIsBusy(true);
    setError(null);
    try {
      downloadBlob(fileName, await make());
    } catch (failed) {
      setError(failed);
    } finally {
      setIsBusy(false);
    }
  };
  const start = () => {
    if (!isBusy) void run();
  };
  return { start, isBusy, failure: error !== null && <ErrorState error={error} onRetry={start} /> };
}
