/** The mock server of this run; the same port as in `playwright.config.ts`. */
const MOCK_URL = `http://127.0.0.1:${process.env['E2E_PORT'] ?? 4801}`;

/** The newest code sent to a mobile number or mail address. */
export const codeFor = async (address: string): Promise<string> =>
  asText(await control('codeFor', { address }));

/** What the captcha image at `address` asks for. */
export async function captchaAnswer(address: string): Promise<string> {
  const uuid = new URL(address, MOCK_URL).searchParams.get('uuid');
  return asText(await control('captchaAnswer', { uuid }));
}

/** Saves a row as another user would: its version rises, and `fields` are written. */
export async function touch(table: string, id: string, fields: object): Promise<void> {
  await control('touch', { table, id, fields });
}

/**
 * Runs a control. All tests share the server and run side by side: only controls that read, or that change what one test
 * has made, may be requested here.
 */
async function control(name: string, given: object): Promise<unknown> {
  const answer = await fetch(`${MOCK_URL}/__control/${name}`, {
    method: 'POST',
    body: JSON.stringify(given),
  });
  if (!answer.ok) throw new Error(`${name}: ${await answer.text()}`);
  return answer.json();
}

function asText(result: unknown): string {
  if (typeof result !== 'string') throw new Error(`The mock server knows nothing: ${JSON.stringify(result)}`);
  return result;
}
