import { useRef, useState } from 'react';
import { uploadWithProgress } from '@/features/profile/upload-with-progress';
import { isCancelled } from '@/shared/api/client/api-errors';

/** The state of the upload of one file. */
export type UploadState =
  | { step: 'ready' | 'cancelled' }
  | { step: 'sending'; share: number }
  | { step: 'sent'; address: string }
  | { step: 'failed'; error: unknown };

/** The upload of one file: it can be cancelled and retried. */
export function useUpload(file: File): { state: UploadState; send: () => Promise<void>; cancel: () => void } {
  const [state, setState] = useState<UploadState>({ step: 'ready' });
  const current = useRef<AbortController | null>(null);
  const send = async () => {
    const controller = new AbortController();
    current.current = controller;
    setState({ step: 'sending', share: 0 });
    const onShare = (share: number) => !controller.signal.aborted && setState({ step: 'sending', share });
    try {
      const address = await uploadWithProgress(file, { signal: controller.signal, onShare });
      setState({ step: 'sent', address });
    } catch (error) {
      setState(isCancelled(error) ? { step: 'cancelled' } : { step: 'failed', error });
    }
  };
  return { state, send, cancel: () => current.current?.abort() };
}
