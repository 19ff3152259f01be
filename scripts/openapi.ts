import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiText } from './openapi-text';

const TARGET = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));

writeFileSync(TARGET, await openApiText());
