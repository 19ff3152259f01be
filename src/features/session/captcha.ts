import { config } from '@/shared/config/config';

const ID_LENGTH = 32;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new captcha image: its id (32 random letters and digits, specification §9) and its address. */
interface Captcha {
  uuid: string;
  address: string;
}

/** Makes an id and the address of its image (specification §7): /captcha with query uuid and timestamp. */
export function newCaptcha(now: number = Date.now()): Captcha {
  const uuid = Array.from(crypto.getRandomValues(new Uint32Array(ID_LENGTH)), letter).join('');
  return { uuid, address: `${config.apiBase}/captcha?uuid=${uuid}&timestamp=${now}` };
}

const letter = (random: number) => LETTERS.charAt(random % LETTERS.length);
