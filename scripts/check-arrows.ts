import { resolve } from 'node:path';
import { checkTree } from './arrows/check-tree';
import { readTree } from './arrows/read-tree';
import { RULES } from './arrows/violation';

const { modules, imports, violations } = checkTree(readTree(resolve(import.meta.dirname, '..')));
for (const { rule, path, detail } of violations)
  console.error(`${path}: ${rule}: ${detail}\n    ${RULES[rule]}`);
console.log(`arrows: ${modules} modules, ${imports} imports between them, ${violations.length} violations`);
process.exitCode = violations.length === 0 ? 0 : 1;
