import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.png': 'image/png',
  '.json': 'application/json;charset=utf-8',
};

/** A folder of files served below a path of a free port, by a server that knows nothing else. */
export interface StaticSite {
  url: string;
  /** Paths that were requested and are no file of the folder. */
  notFound: string[];
  close: () => Promise<void>;
}

/** Serves `folder` below `/site/`. */
export async function serveFolder(folder: string): Promise<StaticSite> {
  const notFound: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(path.join(folder, path.normalize(file.replace(/^\/site/, '')))).then(
      (content) => response.writeHead(200, { 'Content-Type': TYPES[path.extname(file)] }).end(content),
      () => {
        notFound.push(pathname);
        response.writeHead(404).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/site/`,
    notFound,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
