import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiTexts } from './openapi-text';

for (const [name, text] of Object.entries(openApiTexts))
  // oxlint-disable-next-line no-await-in-loop -- Two files.
  writeFileSync(fileURLToPath(new URL(`../docs/${name}`, import.meta.url)), await text());
