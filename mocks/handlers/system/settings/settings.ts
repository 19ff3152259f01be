import { needsSecondReviewer, SECOND_REVIEWER, setSecondReviewer } from '../../../content/options';
import { fail, ok } from '../../../envelope';
import type { OptionRow } from '../../../data/system/rows';
import { jsonBody, textIn } from '../body';
import { signedCall } from '../call';
import { refusal } from '../refusal';
import { updateRow } from '../row-writes';
import { system } from '../state';
import { optionValue } from './option-values';

const authority = 'system_options_update';

/** The settings of the back end: all at once by code, without passwords and keys; a new key pair; a test mail. */
export const settingsHandlers = [
  signedCall('get', '*/rcep-boot/api/v1/system/options/findAllOptions', () =>
    ok(
      Object.fromEntries(
        system()
          .options.filter(({ izLock, izExclude }) => izLock === '1' && izExclude === '0')
          .map((row) => [row.optionCode, withValueOfContent(row)]),
      ),
    ),
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/updateOptions',
    async ({ request, user }) => {
      const changes = Object.entries(await jsonBody(request));
      const ids = changes.map(([code]) => system().options.find((row) => row.optionCode === code)?.id);
      if (ids.includes(undefined)) throw refusal(20701);
      for (const [place, [, value]] of changes.entries())
        updateRow(system().options, { id: ids[place] }, { optionValue: String(value) }, user.id);
      const secondReviewer = changes.find(([code]) => code === SECOND_REVIEWER);
      if (secondReviewer !== undefined) setSecondReviewer(String(secondReviewer[1]) === '1');
      return ok(null, '保存参数成功');
    },
    { authority },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/system/options/createCrypto',
    async ({ query }) => (query.get('type') === 'RSA' ? ok(await newKeyPair()) : fail(-1, '操作失败')),
    { authority },
  ),
  signedCall(
    'post',
    '*/rcep-boot/api/v1/tools/email/testSend',
    async ({ request }) => {
      const body = await jsonBody(request);
      const [to, subject, content] = [textIn(body, 'to'), textIn(body, 'subject'), textIn(body, 'content')];
      if (to === '') throw refusal(90401);
      if (subject === '') throw refusal(90402);
      if (content === '') throw refusal(90403);
      if (optionValue('email_smtp') === '') throw refusal(90400);
      system().mails.push({ to, subject, content });
      return ok(null, '发送邮件成功');
    },
    { authority },
  ),
];

/** The setting that content is published by is saved with the content, and outlasts the others. */
const withValueOfContent = (row: OptionRow): OptionRow =>
  row.optionCode === SECOND_REVIEWER ? { ...row, optionValue: needsSecondReviewer() ? '1' : '0' } : row;

/** A key pair as the back end makes it, in base64; it is used only after it was saved and the server started again. */
async function newKeyPair(): Promise<{ cryptoType: string; publicKey: string; privateKey: string }> {
  const { publicKey, privateKey } = await crypto.subtle.generateKey(
    {
      name: 'RSASSA-PKCS1-v1_5',
      modulusLength: 1024,
      publicExponent: new Uint8Array([1, 0, 1]),
      hash: 'SHA-256',
    },
    true,
    ['sign', 'verify'],
  );
  const base64 = async (format: 'spki' | 'pkcs8', key: CryptoKey) =>
    btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.exportKey(format, key))));
  return {
    cryptoType: 'RSA',
    publicKey: await base64('spki', publicKey),
    privateKey: await base64('pkcs8', privateKey),
  };
}
