import { lateCode } from '@/shared/loading/late-code';

export const { load: loadOriginCode, useCode: useOriginCode } = lateCode(
  async () => (await import('./origin-code')).originCode,
);
