import { describe, expect, it } from 'vitest';
import { tileOrigins } from '@/shared/config/tile-origins';

describe('the origins that the policy allows for tiles', () => {
  it.each([
    ['', []],
    ['/tiles/{z}/{x}/{y}.png', []],
    ['https://t.example/{z}/{x}/{y}.png', ['https://t.example']],
    ['https://t{s}.example/{z}/{x}/{y}.png', ['https://t0.example', 'https://t1.example']],
    ['http://127.0.0.1:8080/{s}/{z}/{x}/{y}.png', ['http://127.0.0.1:8080']],
  ])('%s', (address, origins) => expect(tileOrigins(address, ['0', '1'])).toEqual(origins));
});
