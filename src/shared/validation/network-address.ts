/** A port: 0 to 65535, no leading zeros (specification §5). */
export const isPort = (value: string): boolean =>
  /^(?:0|[1-9]\d{0,4})$/.test(value) && Number(value) <= 65_535;

/** An IPv4 address: four numbers of 0 to 255; leading zeros, which some programs read as octal, are refused. */
export function isIpv4(value: string): boolean {
  const octets = value.split('.');
  return (
    octets.length === 4 && octets.every((octet) => /^(?:0|[1-9]\d{0,2})$/.test(octet) && Number(octet) <= 255)
  );
}

/** An IPv6 address (RFC 4291): eight groups, one `::` for omitted groups, IPv4 at the end allowed; no zone. */
export function isIpv6(value: string): boolean {
  const halves = value.split('::');
  if (halves.length > 2) return false;
  const groups = halves.map((half) => (half === '' ? [] : half.split(':')));
  const all = groups.flat();
  const last = all.at(-1) ?? '';
  const endsInIpv4 = last.includes('.') && !value.endsWith('::');
  const hexadecimal = endsInIpv4 ? all.slice(0, -1) : all;
  if (endsInIpv4 && !isIpv4(last)) return false;
  if (!hexadecimal.every((group) => /^[\da-f]{1,4}$/i.test(group))) return false;
  const count = hexadecimal.length + (endsInIpv4 ? 2 : 0);
  return halves.length === 2 ? count < 8 : count === 8;
}

/** An IPv4 or IPv6 address (specification §5). */
export const isIp = (value: string): boolean => isIpv4(value) || isIpv6(value);

/** A MAC address: six pairs of hexadecimal digits in either case, all set apart by `:` or all by `-`. */
export const isMac = (value: string): boolean =>
  /^[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}$/i.test(value);
