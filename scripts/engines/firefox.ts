import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { callText, programOf, type Engine } from './engine';
import { startProgram } from './processes';

/** Debian's headless Firefox, over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const profile = mkdtempSync(path.join(tmpdir(), 'smoke-firefox-'));
  const program = startProgram(programOf('firefox-esr'), [
    '--headless',
    '--no-remote',
    '--width=1440',
    '--height=900',
    '--remote-debugging-port=0',
    `--profile=${profile}`,
  ]);
  const address = await program.waitFor(/WebDriver BiDi listening on (ws:\S+)/);
  const complaints: string[] = [];
  const { call, end } = await connect(`${address}/session`, (method, params) => {
    const complaint = complaintOf(method, params);
    if (complaint !== null) complaints.push(complaint);
  });
  const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', {
    capabilities: {},
  });
  await call('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  });
  const { contexts } = await call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context;
  return {
    name: 'Firefox',
    version: capabilities.browserVersion,
    open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (inPage, ...args) => {
      const expression = `Promise.resolve(${callText(inPage, args)}).then((answer) => JSON.stringify(answer ?? null))`;
      const answer = await call<{ result?: { value: string }; exceptionDetails?: { text: string } }>(
        'script.evaluate',
        { expression, target: { context }, awaitPromise: true },
      );
      if (answer.result === undefined) throw new Error(answer.exceptionDetails?.text);
      return JSON.parse(answer.result.value) as ReturnType<typeof inPage>;
    },
    complaints: () => Promise.resolve(complaints),
    close: async () => {
      end();
      await program.stop();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

interface Params {
  level?: string;
  text?: string;
  errorText?: string;
  request?: { url: string };
  response?: { url: string; status: number };
}

function complaintOf(method: string, params: Params): string | null {
  const { level = '', text = '', errorText = '', request, response } = params;
  if (method === 'log.entryAdded') return /warn|error/.test(level) ? `${level}: ${text}` : null;
  // Leaving a page cancels its pending requests.
  if (method === 'network.fetchError')
    return errorText === 'NS_BINDING_ABORTED' ? null : `${errorText} ${request?.url}`;
  return response !== undefined && response.status >= 400 ? `${response.status} ${response.url}` : null;
}

interface Message {
  id?: number;
  type: string;
  method: string;
  params: Params;
  result: unknown;
  message?: string;
}

interface Connection {
  call: <Answer>(method: string, params: object) => Promise<Answer>;
  end: () => void;
}

async function connect(
  address: string,
  onEvent: (method: string, params: Params) => void,
): Promise<Connection> {
  const socket = new WebSocket(address);
  const pending = new Map<number, (message: Message) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) onEvent(message.method, message.params);
    else pending.get(message.id)?.(message);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)));
  });
  let last = 0;
  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        const id = (last += 1);
        pending.set(id, ({ type, result, message }) => {
          pending.delete(id);
          if (type === 'success') resolve(result as never);
          else reject(new Error(`${method}: ${message}`));
        });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    end: () => socket.close(),
  };
}
