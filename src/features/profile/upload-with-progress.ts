import { connectedPorts } from '@/shared/api/client/connect-api';
import { createHttpClient } from '@/shared/api/client/http-client';
import { config } from '@/shared/config/config';
import { uploadEndpoint } from './profile-schema';
import { uploadTransport } from './upload-transport';

interface UploadOptions {
  signal: AbortSignal;
  /** Receives the share sent, from 0 to 1. */
  onShare: (share: number) => void;
}

/**
 * POST tools/oss/upload: returns the absolute address of the file. Quiet: the page shows the error where it belongs.
 */
export async function uploadWithProgress(file: File, { signal, onShare }: UploadOptions): Promise<string> {
  const body = new FormData();
  body.set('file', file, file.name);
  const client = createHttpClient(connectedPorts(), config, { transport: uploadTransport(onShare) });
  return (await client.call(uploadEndpoint, { body, signal, quiet: true })).fileStoragePath;
}
