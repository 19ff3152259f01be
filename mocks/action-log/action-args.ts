import { decrypted } from '../handlers/system/body';

/** The only fields that are logged: they name the record and its state. Passwords, codes, certificates and values are none. */
const LOGGED = new Set(
  [
    ['id', 'ids', 'userId', 'roleId', 'tenantId', 'typeId', 'parentId', 'version', 'enable', 'enabled'],
    [
      'username',
      'roleCode',
      'roleName',
      'menuName',
      'typeCode',
      'typeName',
      'dictName',
      'orgCode',
      'orgName',
    ],
    ['tenantName', 'areaCode', 'areaName', 'optionCode', 'optionName', 'number', 'from', 'file'],
  ].flat(),
);

/** What a write was sent with, as JSON: the fields that name the record, from the query and the body, decrypted or not. */
export async function actionArgs(request: Request): Promise<string> {
  const sent = { ...Object.fromEntries(new URL(request.url).searchParams), ...(await bodyOf(request)) };
  const logged = Object.entries(sent).filter(
    ([field, value]) => LOGGED.has(field) && ['string', 'number', 'boolean'].includes(typeof value),
  );
  return JSON.stringify(Object.fromEntries(logged));
}

/** The body as an object; empty if it is none. */
async function bodyOf(request: Request): Promise<object> {
  try {
    const body: unknown = JSON.parse(await request.text());
    if (typeof body !== 'object' || body === null) return {};
    return 'encryptData' in body ? decrypted(body.encryptData) : body;
  } catch {
    return {};
  }
}
