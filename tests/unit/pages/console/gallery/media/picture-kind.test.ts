import { describe, expect, it } from 'vitest';
import { pictureKind } from '@/pages/console/gallery/media/picture-kind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('console 15: the kind of a picture is what its first bytes say', () => {
  it.each([
    ['\x89PNG\r\n\x1a\n\0\0\0\r', 'image/png'],
    ['\xff\xd8\xff\xe0\0\x10JFIF', 'image/jpeg'],
    ['RIFF\x24\0\0\0WEBPVP8 ', 'image/webp'],
    ['RIFF\x24\0\0\0WAVEfmt ', null],
    ['\x89PNG', null],
    ['GIF89a', null],
    ['<svg xmlns=', null],
    ['plain text', null],
    ['', null],
  ])('%j', (text, kind) => {
    expect(pictureKind(bytes(text))).toBe(kind);
  });
});
