import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const STYLES = 'src/shared/console-ui/edit/edit-form.css';
const OWN = /["' ](?:edit-form|edit-fields-wide|edit-actions)["' ]/;

it('whatever uses the look of a form imports it, since it may be shown before any other form', () => {
  const using = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }))
    .filter(({ text }) => OWN.test(text));
  const without = using.filter(({ text }) => !/edit-form\.css'/.test(text)).map(({ file }) => file);
  expect(readFileSync(STYLES, 'utf8')).toContain('.edit-actions');
  expect(using.length).toBeGreaterThan(5);
  expect(without).toEqual([]);
});
