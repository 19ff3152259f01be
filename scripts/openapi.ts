import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format } from 'prettier';
import { openApiDocument } from './openapi-document';

const TARGET = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

writeFileSync(TARGET, await format(JSON.stringify(openApiDocument()), { parser: 'json', printWidth: 110 }));
