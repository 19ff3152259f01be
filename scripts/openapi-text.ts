import { format } from 'oxfmt';
import { openApiDocument } from './openapi-document';

/** The API description as `docs/openapi.json` has it. */
export async function openApiText(): Promise<string> {
  const { code } = await format('openapi.json', JSON.stringify(openApiDocument()), { printWidth: 110 });
  return code;
}
