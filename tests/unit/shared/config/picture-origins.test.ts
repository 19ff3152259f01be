import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/shared/config/parse-config';
import { pictureOrigins } from '@/shared/config/picture-origins';
import { serverPicture } from '@/shared/config/server-picture';

describe('M3, console 5: where pictures come from beside the site itself', () => {
  it.each([
    [{}, []],
    [{ VITE_API_BASE: 'https://api.example:8443/rcep-boot' }, ['https://api.example:8443']],
    [{ VITE_IMAGE_ORIGINS: 'https://oss.example' }, ['https://oss.example']],
    [
      {
        VITE_API_BASE: 'https://api.example/b',
        VITE_IMAGE_ORIGINS: 'https://oss.example,https://api.example',
      },
      ['https://api.example', 'https://oss.example'],
    ],
  ])('%j: %j', (env, origins) => expect(pictureOrigins(parseConfig(env))).toEqual(origins));

  it.each([
    ['/rcep-boot/files/a.png', '/rcep-boot', '/rcep-boot/files/a.png'],
    ['/rcep-boot/files/a.png', 'https://api.example/rcep-boot', 'https://api.example/rcep-boot/files/a.png'],
    ['https://oss.example/a.png', 'https://api.example/rcep-boot', 'https://oss.example/a.png'],
    ['//oss.example/a.png', 'https://api.example/rcep-boot', '//oss.example/a.png'],
    ['', 'https://api.example/rcep-boot', ''],
  ])('an avatar at %j with the back end at %s is loaded from %j', (address, apiBase, loaded) =>
    expect(serverPicture(address, { ...parseConfig({}), apiBase })).toBe(loaded),
  );
});
