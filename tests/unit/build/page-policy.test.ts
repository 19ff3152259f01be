import { describe, expect, it } from 'vitest';
import { parseConfig } from '@/shared/config/parse-config';
import { pagePolicy } from '../../../build/page-policy';

const directives = (env: Record<string, string>) =>
  new Map(
    pagePolicy(['sha256-abc='], parseConfig(env))
      .split('; ')
      .map((text) => {
        const [name = '', ...sources] = text.split(' ');
        return [name, sources];
      }),
  );

describe('the policy of the page', () => {
  it('allows nothing but the site where nothing is set', () => {
    const policy = directives({});
    expect(Object.fromEntries(policy)).toEqual({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'sha256-abc='"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'blob:'],
      'media-src': ["'self'", 'blob:'],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    });
  });

  it('M3: with the back end on another host its calls and its pictures (captcha, avatars) are allowed', () => {
    const policy = directives({ VITE_API_BASE: 'https://api.example:8443/rcep-boot' });
    expect(policy.get('img-src')).toContain('https://api.example:8443');
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.example:8443']);
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='"]);
  });

  it('M3, console 5, row 48: pictures of further origins and of the map, each once', () => {
    const policy = directives({
      VITE_IMAGE_ORIGINS: 'https://oss.example,https://a.tiles.example',
      VITE_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png',
      VITE_TILE_SUBDOMAINS: 'a,b',
    });
    expect(policy.get('img-src')?.join(' ')).toBe(
      "'self' data: blob: https://oss.example https://a.tiles.example https://b.tiles.example",
    );
    expect(policy.get('connect-src')).toEqual(["'self'"]);
  });
});
