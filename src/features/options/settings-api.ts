import { callApi } from '@/shared/api/client/http-client';
import {
  keyPairEndpoint,
  settingsEndpoint,
  settingsUpdateEndpoint,
  testMailEndpoint,
} from './settings-schema';
import type { SettingValues, TestMail } from './settings-schema';

/** Key of the settings in the cache. */
export const SETTINGS = ['options', 'findAllOptions'] as const;

/** options/findAllOptions as a query: the value of each setting the server sends, by its code. */
export const settingsQuery = {
  queryKey: SETTINGS,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<SettingValues> => {
    const options = (await callApi(settingsEndpoint, { signal, quiet: true })) ?? {};
    return Object.fromEntries(
      Object.entries(options).map(([code, { optionValue }]) => [code, optionValue ?? '']),
    );
  },
};

/** options/updateOptions; 20701 an unknown setting. */
export const updateSettings = (values: SettingValues, signal?: AbortSignal) =>
  callApi(settingsUpdateEndpoint, { body: values, signal, quiet: true });

/** options/createCrypto: a new key pair of a type such as RSA; -1 an unknown type. */
export const createKeyPair = (type: string, signal?: AbortSignal) =>
  callApi(keyPairEndpoint, { query: { type }, signal, quiet: true });

/** email/testSend; 90400 mail is not set up, 90401 to 90403 a field is empty. */
export const sendTestMail = (mail: TestMail, signal?: AbortSignal) =>
  callApi(testMailEndpoint, { body: mail, signal, quiet: true });
