import { isEmail } from '@/shared/validation/email';
import { isIp } from '@/shared/validation/network-address';

const LABEL = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const HOST = new RegExp(String.raw`^(?=.{1,253}$)${LABEL}(?:\.${LABEL})*$`, 'i');

/** The name of a host (RFC 1123), in a network of one's own without a dot; or an IP address. */
export const isHost = (value: string): boolean =>
  isIp(value) || (HOST.test(value) && !/^[\d.]+$/.test(value));

/** A mail address, or a name with one in angle brackets: `name<name@example.com>`. */
export function isSender(value: string): boolean {
  const named = /^[^<>@]+<([^<>]+)>$/.exec(value);
  return isEmail((named?.[1] ?? value).trim());
}
