import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { getResponse, HttpResponse } from 'msw';
import { BASE_PATH } from './base-path';
import { folderPersistence } from './content/folder';
import { connectPersistence } from './content/persistence';
import { runControl } from './controls';
import { echoSockets } from './echo-socket';
import { hutoolFail } from './envelope';
import { handlers } from './handlers';
import { tokenOf, userOfToken } from './handlers/system/access';
import { currentScenario, scenarios, setScenario } from './scenarios';

const DEFAULT_PORT = 4800;
const CONTROL = '/__control/';

export interface MockServer {
  /** `http://localhost:<port>`, without the base path. */
  url: string;
  close: () => Promise<void>;
}

/**
 * The mock back end as an HTTP server, with an echo over WebSocket; port 0 takes any free one. `POST /__scenario/<name>` switches a deviation on,
 * `POST /__scenario` off; `POST /__control/<name>` runs a control with the arguments of its JSON body.
 */
export async function startMockServer(port: number): Promise<MockServer> {
  const server = createServer((incoming, outgoing) => {
    answer(incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500, { 'Content-Type': 'text/plain;charset=UTF-8' }).end(String(error));
    });
  });
  const endSockets = echoSockets(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, resolve);
  });
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
        endSockets();
      }),
  };
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(corsHeaders(incoming))) outgoing.setHeader(name, value);
  if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();
  const request = await toRequest(incoming, outgoing);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith('/__scenario'))
    return switchScenario(decodeURIComponent(pathname.slice('/__scenario/'.length)), outgoing);
  if (pathname.startsWith(CONTROL)) return control(pathname.slice(CONTROL.length), request, outgoing);
  const response = (await getResponse(handlers, request)) ?? unknownAddress(request);
  if (response.type === 'error') return void outgoing.destroy();
  await send(response, outgoing);
}

/** Below the base path, where an unknown address is not hidden behind the login: files and the portal. */
const OPEN = /^\/rcep-boot\/(static|api\/v1\/portal)\//;

/** The back end's answer to an unknown address: 404, but 401 first for a visitor outside the open paths. */
function unknownAddress(request: Request): Response {
  const { pathname } = new URL(request.url);
  const isGuarded = pathname.startsWith(`${BASE_PATH}/`) && !OPEN.test(pathname);
  if (isGuarded && userOfToken(tokenOf(request)) === null) return hutoolFail(401);
  const body = { timestamp: new Date().toISOString(), status: 404, error: 'Not Found', path: pathname };
  return HttpResponse.json(body, { status: 404 });
}

/** Any origin may read the answers, as with the real back end. */
function corsHeaders(incoming: IncomingMessage): Record<string, string> {
  return {
    'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST, OPTIONS',
    'Access-Control-Allow-Headers': incoming.headers['access-control-request-headers'] ?? '*',
    'Access-Control-Expose-Headers': 'ETag',
  };
}

async function toRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<Request> {
  const gone = new AbortController();
  outgoing.once('close', () => gone.abort());
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const body = chunks.length === 0 ? null : Buffer.concat(chunks);
  const url = `http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`;
  return new Request(url, { method: incoming.method ?? 'GET', headers, body, signal: gone.signal });
}

function switchScenario(name: string, outgoing: ServerResponse): void {
  try {
    setScenario(name);
    const active = currentScenario();
    outgoing
      .writeHead(200, { 'Content-Type': 'text/plain' })
      .end(active === null ? 'No deviation.' : scenarios[active.name]);
  } catch (error) {
    refuse(error, outgoing);
  }
}

/** Answers the result as JSON, or 400 with a sentence. */
async function control(name: string, request: Request, outgoing: ServerResponse): Promise<void> {
  try {
    const text = await request.text();
    const result = runControl(name, text === '' ? {} : JSON.parse(text));
    outgoing.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result));
  } catch (error) {
    refuse(error, outgoing);
  }
}

function refuse(error: unknown, outgoing: ServerResponse): void {
  outgoing
    .writeHead(400, { 'Content-Type': 'text/plain;charset=UTF-8' })
    .end(error instanceof Error ? error.message : '');
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  const headers: Record<string, string> = {};
  response.headers.forEach((value, name) => {
    headers[name] = value;
  });
  outgoing.writeHead(response.status, headers);
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const folder = process.env['MOCK_STATE'] ?? '';
  if (folder !== '') await connectPersistence(folderPersistence(folder));
  const { url } = await startMockServer(Number(process.env['MOCK_PORT'] ?? DEFAULT_PORT));
  process.stdout.write(
    `Mock back end on ${url}/rcep-boot; deviations: POST ${url}/__scenario/<name>; controls: POST ${url}/__control/<name>\n`,
  );
}
