import { isIpv4, isIpv6, isPort } from './network-address';

/**
 * A full address with http, https or ftp (specification §5; the back end's code 9818). Any real host: a name under
 * any top-level domain and in any script, a name without dots such as `localhost`, an IP address. The back end
 * accepts names without dots too, and its own file store returns such addresses inside a network.
 */
export const isUrl = (value: string): boolean => isAt(value, /^(?:https?|ftp):\/\//i);

/** An RTSP address: `rtsp://`, user and password if any, host name or IP address, port and path if any (§5). */
export const isRtsp = (value: string): boolean => isAt(value, /^rtsp:\/\//i);

/** True for a link that leaves the application: http:, https:, mailto: or tel:. */
export const isExternalAddress = (value: string): boolean => /^(?:https?|mailto|tel):/i.test(value);

function isAt(value: string, scheme: RegExp): boolean {
  if (!scheme.test(value) || /[\s\\<>"]/.test(value)) return false;
  const authority = value.replace(scheme, '').split(/[/?#]/, 1)[0] ?? '';
  const parts = /^(?:[^@]*@)?(\[[^\]]*\]|[^:@]*)(?::(\d+))?$/.exec(authority);
  if (parts === null) return false;
  const [, host = '', port] = parts;
  return isHost(host) && (port === undefined || isPort(port));
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isIpv6(host.slice(1, -1));
  if (/^[\d.]+$/.test(host)) return isIpv4(host);
  return host.length <= 253 && host.replace(/\.$/, '').split('.').every(isLabel);
}

const isLabel = (label: string): boolean =>
  label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]*[\p{L}\p{M}\p{N}])?$/u.test(label);
