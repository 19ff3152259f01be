import { http } from 'msw';
import type { SetupServer } from 'msw/node';

/** Holds back the calls to `path` (after `/api/v1/`) whose address has `part` in it, until the returned function is called. */
export function holdBack(server: SetupServer, path: string, part = ''): () => void {
  let letGo = () => {};
  const available = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http.all(`*/api/v1/${path}`, async ({ request }) => {
      if (decodeURIComponent(request.url).includes(part)) await available;
    }),
  );
  return letGo;
}
