import { expect, it } from 'vitest';
import { jsonLines } from '@/pages/console/logs/json-lines';

it.each([
  ['{"code":0}', '{\n  "code": 0\n}'],
  ['[]', '[]'],
  ['not JSON <b>', 'not JSON <b>'],
  ['', ''],
])('%s', (text, lines) => expect(jsonLines(text)).toBe(lines));
