import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = (file: string) => readFileSync(`src/shared/ui/${file}`, 'utf8');

describe('what other engines draw in another way', () => {
  it('browsers 1: the space between digits and Han characters is not requested in WebKit', () => {
    const base = css('styles/base.css');
    const [, guarded = ''] = /@supports not \(hanging-punctuation: first\) \{([\s\S]*?)\n\}/.exec(base) ?? [];
    expect(guarded).toContain('text-autospace: normal');
    expect(base.match(/text-autospace/g)).toHaveLength(1);
  });

  it('browsers 2: a select is in a block with its arrow, whatever the element', () => {
    expect(/\.field-select \{([^}]*)\}/.exec(css('fields/field.css'))?.[1]).toMatch(/display: block;/);
  });
});
