import { config } from '@/shared/config/config';
import { randomId } from '@/shared/format/random-id';

/** A new captcha image: its id (32 random letters and digits, contract §1.1) and its address. */
interface Captcha {
  uuid: string;
  address: string;
}

/** Makes an id and the address of its image (specification §7): /captcha with query uuid and timestamp. */
export function newCaptcha(now: number = Date.now()): Captcha {
  const uuid = randomId();
  return { uuid, address: `${config.apiBase}/captcha?uuid=${uuid}&timestamp=${now}` };
}
