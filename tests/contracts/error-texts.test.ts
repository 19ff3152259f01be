import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  BusinessError,
  HttpStatusError,
  NetworkError,
  TimeoutError,
  UnknownApiError,
} from '@/shared/api/client/api-errors';
import { lookUpError } from '@/shared/api/client/error-catalogue';
import { LANGUAGES } from '@/shared/i18n/languages';
import type { Language } from '@/shared/i18n/languages';
import { refusal } from '../../mocks/handlers/system/refusal';

type Texts = { [key: string]: string | Texts };

const textAt = (language: Language, area: string, key: string): string => {
  let found: string | Texts | undefined = JSON.parse(
    readFileSync(`src/shared/i18n/locales/${language}/${area}.json`, 'utf8'),
  ) as Texts;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : '';
};

const ERRORS = [
  ...[401, 402, 10100, 100210, 9802, -1].map((code) => new BusinessError(code, null)),
  new NetworkError('x'),
  new TimeoutError('x'),
  new HttpStatusError(503),
  new UnknownApiError('x'),
];

describe.each(LANGUAGES)('%s: every error has a sentence', (language) => {
  it.each(ERRORS.map((error) => lookUpError(error).message))(
    '$messageKey $values',
    ({ messageKey, values }) => {
      const text = textAt(language, 'messages', messageKey);
      // What is left without the code still says what happened.
      expect(text.replace(/\{\{\w+\}\}/g, '').replace(/[^\p{L}]/gu, '').length).toBeGreaterThan(5);
      for (const name of Object.keys(values)) expect(text).toContain(`{{${name}}}`);
    },
  );

  it('a failure in a section says what happened and what can be done', () => {
    for (const key of ['state.error', 'state.errorCode', 'state.serverSays', 'state.tryAgain'])
      expect(textAt(language, 'ui', key).replace(/\{\{\w+\}\}/g, ''), key).toMatch(/\p{L}{2}/u);
  });
});

/** Specification §8 fixes these sentences; the other languages say the same in the words of their readers. */
it.each([
  ['backend.code', '后端接口{{code}}异常'],
  ['backend.network', '后端接口连接异常'],
  ['backend.timeout', '后端接口请求超时'],
  ['backend.status', '后端接口{{status}}异常'],
  ['backend.unknown', '后端接口未知异常'],
  ['backend.rowLock', '后端接口{{code}}异常，是否刷新页面重试？'],
])('%s is the sentence of the specification', (key, text) =>
  expect(textAt('zh', 'messages', key)).toBe(text),
);

it('the refusals of content say in Chinese what the server says, and something in every language', () => {
  const codes = Array.from({ length: 100 }, (_none, at) => 20_900 + at);
  const unknown = refusal(20_999).message;
  const sent = codes.filter((code) => refusal(code).message !== unknown);
  expect(sent.length).toBeGreaterThan(10);
  for (const code of sent) {
    expect([code, textAt('zh', 'console', `refusal.${code}`)]).toEqual([code, refusal(code).message]);
    for (const language of LANGUAGES)
      expect(textAt(language, 'console', `refusal.${code}`), `${language} ${code}`).not.toBe('');
  }
});
