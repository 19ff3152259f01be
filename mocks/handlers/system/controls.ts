import { testKeys } from '../../crypto/rsa-key';
import { resetSystemState, system } from './state';

/** What a test or a developer may read and set behind the system calls. */
export const systemControls = {
  /** The newest code sent to a mobile number or mail address; null when none was sent. */
  codeFor(address: string): string | null {
    const sent = [...system().codes].filter(([key]) => key.startsWith(`${address}:`)).map(([, code]) => code);
    return sent.toSorted((a, b) => b.sentAt - a.sentAt)[0]?.code ?? null;
  },
  /** What the captcha image of this uuid asks for; null when none was made. */
  captchaAnswer: (uuid: string): string | null => system().captchas.get(uuid)?.answer ?? null,
  /** From now on another key pair is served and decrypts; requests under the old key get 10703. */
  rotateKey(): void {
    system().key = system().key === testKeys[0] ? testKeys[1] : testKeys[0];
  },
  /** Moves the clock of all time limits forward. */
  advance(milliseconds: number): void {
    const before = system().now;
    system().now = () => before() + milliseconds;
  },
  /** Ten calls a second and path, one for codes; more get 10700. Off at the start. */
  limitRates(on: boolean): void {
    system().rateLimit = on;
  },
  reset: resetSystemState,
};
