import { describe, expect, it } from 'vitest';
import { isOtherFormat } from '@/features/origin/bom/file-format';

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

describe('a file that is no text', () => {
  it.each([
    ['xlsx', bytes('PK\x03\x04\x14\x00'), true],
    ['xls', bytes('\xd0\xcf\x11\xe0\xa1\xb1'), true],
    ['PDF', bytes('%PDF-1.7'), true],
    ['CSV of a code PK', bytes('PK,5'), false],
    ['CSV that begins with a per cent sign', bytes('%,value'), false],
    ['nothing', bytes(''), false],
    ['fewer bytes than a mark', bytes('PK\x03'), false],
  ])('is known by its first bytes: %s', (_, content, isOther) => {
    expect(isOtherFormat(content)).toBe(isOther);
  });
});
