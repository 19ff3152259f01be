import { isIP } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIp, isIpv4, isIpv6, isMac, isPort } from '@/shared/validation/network-address';

describe('§5 "port 0-65535"', () => {
  it.each<[string, boolean, string]>([
    ['0', true, 'the least'],
    ['65535', true, 'the greatest'],
    ['65536', false, 'one more'],
    ['080', false, 'a leading zero'],
    ['-1', false, 'negative'],
    ['100000', false, 'six digits'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isPort(value)).toBe(is));
});

describe('§5 "IP": IPv4', () => {
  it.each<[string, boolean, string]>([
    ['0.0.0.0', true, 'the least'],
    ['255.255.255.255', true, 'the greatest'],
    ['256.0.0.1', false, 'a number too great'],
    ['01.02.03.04', false, 'leading zeros, which the original let pass'],
    ['1.2.3', false, 'three numbers'],
    ['1.2.3.4.5', false, 'five numbers'],
    ['1.2.3.', false, 'an empty number'],
    [' 1.2.3.4', false, 'a space'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isIpv4(value)).toBe(is));
});

describe('§5 "IP": IPv6', () => {
  it.each<[string, boolean, string]>([
    ['::', true, 'all left out'],
    ['::1', true, 'left out in front'],
    ['2001:db8::', true, 'left out behind'],
    ['2001:DB8:0:0:8:800:200C:417A', true, 'eight groups'],
    ['1:2:3:4:5:6:7::', true, 'one group left out'],
    ['::ffff:192.0.2.1', true, 'IPv4 at the end'],
    ['1:2:3:4:5:6:192.0.2.1', true, 'six groups and IPv4'],
    ['1:2:3:4:5:6:7', false, 'seven groups'],
    ['1:2:3:4:5:6:7:8:9', false, 'nine groups'],
    ['1:2:3:4::5:6:7:8', false, '"::" that leaves nothing out'],
    ['1::2::3', false, '"::" twice'],
    [':::', false, 'three colons'],
    [':1:2:3:4:5:6:7', false, 'a colon in front'],
    ['12345::', false, 'five digits'],
    ['g::', false, 'no hexadecimal digit'],
    ['::256.0.0.1', false, 'a bad IPv4 at the end'],
    ['192.0.2.1::', false, 'IPv4 in front'],
    ['192.0.2.1', false, 'IPv4 alone'],
    ['fe80::1%eth0', false, 'a zone'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isIpv6(value)).toBe(is));

  it('agrees with Node on text that looks like an address', () => {
    const part = fc.constantFrom('', '0', '1', 'ff', '12345', '1.2.3.4', '::', ':');
    const text = fc.array(part, { maxLength: 10 });
    fc.assert(
      fc.property(text, fc.constantFrom(':', ''), (parts, between) => {
        const value = parts.join(between);
        expect(isIpv6(value), value).toBe(isIP(value) === 6);
      }),
      { numRuns: 2000 },
    );
  });
});

it.each<[string, boolean, string]>([
  ['192.0.2.1', true, 'IPv4'],
  ['::1', true, 'IPv6, on which the original called itself without end'],
  ['example.com', false, 'a name'],
  ['', false, 'empty'],
])('an IP address: %j is %s: %s', (value, is) => expect(isIp(value)).toBe(is));

describe('MAC address', () => {
  it.each<[string, boolean, string]>([
    ['00:1A:2B:3C:4D:5E', true, 'uppercase'],
    ['00-1a-2b-3c-4d-5e', true, 'lowercase, which the original refused, and hyphens'],
    ['00:1A-2B:3C:4D:5E', false, 'both separators'],
    ['x00:1A:2B:3C:4D:5Ex', false, 'letters around, which the original let pass'],
    ['00:1A:2B:3C:4D:5E:6F', false, 'seven pairs'],
    ['00:1A:2B:3C:4D', false, 'five pairs'],
    ['001A2B3C4D5E', false, 'no separators'],
    ['', false, 'empty'],
  ])('%j is %s: %s', (value, is) => expect(isMac(value)).toBe(is));
});
