import { callText, programOf, type Engine } from './engine';
import { startProgram } from './processes';

const PORT = 4989;

/** Debian's WebKitGTK on its own display, over WebDriver. */
export async function startWebKit(): Promise<Engine> {
  const screen = startProgram(programOf('xvfb'), ['-displayfd', '3', '-screen', '0', '1440x900x24']);
  const display = await screen.waitFor(/(\d+)\n/);
  const driver = startProgram(programOf('webkit2gtk-driver'), [`--port=${PORT}`], { DISPLAY: `:${display}` });
  const stop = async () => {
    await driver.stop();
    await screen.stop();
  };
  try {
    const { sessionId, capabilities } = await startSession();
    const session = `/session/${sessionId}`;
    const run: Engine['run'] = async (inPage, ...args) => {
      const script = `const done = arguments[arguments.length - 1]; Promise.resolve(${callText(inPage, args)}).then((answer) => done(JSON.stringify(answer ?? null)));`;
      const answer = await post<string>(`${session}/execute/async`, { script, args: [] });
      return JSON.parse(answer) as ReturnType<typeof inPage>;
    };
    return {
      name: 'WebKitGTK',
      version: capabilities.browserVersion,
      open: async (url) => {
        await post(`${session}/url`, { url });
        await run(listen);
      },
      run,
      complaints: () => run(listen),
      close: async () => {
        await send('DELETE', session);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** The driver needs a moment before it accepts connections. */
async function startSession(triesLeft = 50): Promise<Session> {
  try {
    return await post<Session>('/session', { capabilities: {} });
  } catch (error) {
    if (triesLeft === 0 || !(error instanceof TypeError)) throw error;
    await new Promise((resolve) => {
      setTimeout(resolve, 100);
    });
    return startSession(triesLeft - 1);
  }
}

/**
 * Collects errors and warnings from the first call on, and returns them, since the driver does not. Those during
 * the first page load are not included.
 */
function listen(): string[] {
  const page = window as Window & { smokeComplaints?: string[] };
  if (page.smokeComplaints) return page.smokeComplaints;
  const complaints: string[] = (page.smokeComplaints = []);
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...words: unknown[]) => complaints.push(`${level}: ${words.map(String).join(' ')}`);
  }
  addEventListener('error', ({ message }) => complaints.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(`rejected: ${String(reason)}`));
  return complaints;
}

const post = <Answer>(path: string, body: object) => send<Answer>('POST', path, body);

async function send<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { message?: string } };
  if (!answer.ok) throw new Error(`${method} ${path}: ${value.message}`);
  return value;
}
