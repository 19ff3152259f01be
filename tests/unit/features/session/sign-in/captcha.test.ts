import { describe, expect, it } from 'vitest';
import { newCaptcha } from '@/features/session/sign-in/captcha';

describe('specification §7: "/captcha with query uuid and timestamp"', () => {
  it('below the base path, the id being 32 letters and digits', () => {
    const { uuid, address } = newCaptcha(17);
    expect(uuid).toMatch(/^[A-Za-z0-9]{32}$/);
    expect(address).toBe(`/rcep-boot/captcha?uuid=${uuid}&timestamp=17`);
  });

  it('each image has its own id', () => {
    expect(new Set(Array.from({ length: 50 }, () => newCaptcha().uuid)).size).toBe(50);
  });
});
