import * as z from 'zod/mini';
import { defineEndpoint } from '@/shared/api/endpoint';

/** GET options/findAllOptions: the back end's own settings by code; passwords and keys may be left out. */
export const settingsEndpoint = defineEndpoint({
  method: 'GET',
  path: '/api/v1/system/options/findAllOptions',
  summary: 'All settings by code',
  data: z.nullable(z.record(z.string(), z.object({ optionValue: z.nullish(z.string()) }))),
});

/** Values of settings by code. */
const settingValues = z.record(z.string(), z.string());
export type SettingValues = z.infer<typeof settingValues>;

/** POST options/updateOptions: only the settings that are sent change; 20701 where one is unknown. */
export const settingsUpdateEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/updateOptions',
  summary: 'Changes settings by code',
  body: settingValues,
  data: z.unknown(),
});

/** POST options/createCrypto: a new key pair, which is not saved. */
export const keyPairEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/system/options/createCrypto',
  summary: 'A new key pair, not saved',
  query: z.object({ type: z.string() }),
  data: z.object({ publicKey: z.string(), privateKey: z.string() }),
});

const testMail = z.object({ to: z.string(), subject: z.string(), content: z.string() });
export type TestMail = z.infer<typeof testMail>;

/** POST email/testSend. */
export const testMailEndpoint = defineEndpoint({
  method: 'POST',
  path: '/api/v1/tools/email/testSend',
  summary: 'Sends a mail with the saved settings',
  body: testMail,
  data: z.unknown(),
});
