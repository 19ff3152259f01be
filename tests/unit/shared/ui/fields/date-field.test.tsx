import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { DateField } from '@/shared/ui/fields/date-field';
import { TextField } from '@/shared/ui/fields/text-field';

/** The selectors of all style sheets that speak of fields which are only read, with their file. */
const READ_ONLY = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) =>
    [...readFileSync(path.join('src', file), 'utf8').matchAll(/^(.*:read-only.*) \{$/gm)].map(
      ([, selector = '']) => ({ file, selector }),
    ),
  );

beforeAll(() => startI18n('zh', ['ui']));

describe('a field that is only read', () => {
  it('has its look from one rule', () => {
    expect(READ_ONLY.map(({ file }) => file)).toEqual([path.join('shared', 'ui', 'fields', 'field.css')]);
  });

  it('looks so where nothing can be typed, and not where a date stands written out', () => {
    render(
      <>
        <TextField label="编号" value="1" readOnly />
        <DateField label="日期" value="2026-01-31" onValueChange={() => {}} />
      </>,
    );
    const looksReadOnly = (label: string) =>
      READ_ONLY.some(({ selector }) => screen.getByLabelText(label).matches(selector));
    expect(looksReadOnly('编号')).toBe(true);
    expect(looksReadOnly('日期')).toBe(false);
  });
});
