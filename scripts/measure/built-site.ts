import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { startMockServer } from '../../mocks/http';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.json': 'application/json;charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg']);

/**
 * The built site and its mock back end on one port, as a host serves them: files with brotli 11 and cached by their
 * names, answers with gzip as `docs/deployment/nginx.conf` has it.
 */
export async function serveBuiltSite(
  folder: string,
): Promise<{ url: string; api: string; close: () => Promise<void> }> {
  const mock = await startMockServer(0);
  const files = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const sent = pathname.startsWith('/rcep-boot')
      ? passOn(mock.url, request, response)
      : sendFile(folder, pathname, files, response);
    sent.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    api: mock.url,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await mock.close();
    },
  };
}

async function sendFile(
  folder: string,
  pathname: string,
  files: Map<string, Buffer>,
  response: ServerResponse,
): Promise<void> {
  const file = path.join(folder, path.normalize(pathname === '/' ? '/index.html' : pathname));
  if (!existsSync(file)) return void response.writeHead(404).end();
  const ending = path.extname(file);
  const isCompressed = COMPRESSED.has(ending);
  const content = files.get(file) ?? (isCompressed ? compressed(file) : readFileSync(file));
  files.set(file, content);
  response.writeHead(200, {
    'Content-Type': TYPES[ending] ?? 'application/octet-stream',
    'Cache-Control': pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  });
  response.end(content);
}

const compressed = (file: string): Buffer =>
  brotliCompressSync(readFileSync(file), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

async function passOn(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { connection: _connection, ...headers } = request.headers;
  const answer = await fetch(origin + (request.url ?? ''), {
    method: request.method,
    headers: headers as Record<string, string>,
    body: chunks.length === 0 ? undefined : Buffer.concat(chunks),
  });
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('Content-Type') ?? '';
  const isCompressed = type.includes('json') && body.length >= GZIP_MIN_LENGTH;
  response.writeHead(answer.status, {
    'Content-Type': type,
    ...(isCompressed && { 'Content-Encoding': 'gzip' }),
  });
  response.end(isCompressed ? gzipSync(body, { level: 6 }) : body);
}

/** Bytes; shorter answers are sent as they are. */
const GZIP_MIN_LENGTH = 512;
