import { format } from 'oxfmt';
import { openApiDocument } from './openapi-document';
import { systemDocument } from './openapi-system';

const textOf = async (document: object): Promise<string> =>
  (await format('openapi.json', JSON.stringify(document), { printWidth: 110 })).code;

/** The descriptions of the API by the name of their file in `docs`. */
export const openApiTexts = {
  'openapi.json': () => textOf(openApiDocument()),
  'openapi-system.json': async () => textOf(await systemDocument()),
} as const;
