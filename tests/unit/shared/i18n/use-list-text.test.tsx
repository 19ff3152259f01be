import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/shared/i18n/languages';
import { useListText } from '@/shared/i18n/use-list-text';
import { InLanguage } from '../../../support/in-language';

function List({ of }: { of: readonly string[] }) {
  return <p>{useListText()(of)}</p>;
}

function written(language: Language, items: readonly string[]): string | null {
  render(
    <InLanguage language={language}>
      <List of={items} />
    </InLanguage>,
  );
  return screen.getByRole('paragraph').textContent;
}

describe('names in one line', () => {
  it.each([
    ['zh', ['日本', '中国香港'], '日本、中国香港'],
    ['en', ['Japan', 'Viet Nam'], 'Japan, Viet Nam'],
    ['ja', ['日本', '香港（中国）'], '日本、香港（中国）'],
    ['ko', ['일본', '홍콩(중국)'], '일본, 홍콩(중국)'],
    ['vi', ['Nhật Bản 4,5%', 'Úc 3%'], 'Nhật Bản 4,5%, Úc 3%'],
    ['ms', ['Jepun', 'Laos'], 'Jepun, Laos'],
  ] as const)('in %s have the comma of the language between them', (language, items, line) => {
    expect(written(language, items)).toBe(line);
  });

  it.each([
    ['zh', ['甲、乙', '丙'], '甲、乙；丙'],
    ['en', ['Japan', 'Hong Kong, China'], 'Japan; Hong Kong, China'],
    ['ja', ['甲、乙', '丙'], '甲、乙／丙'],
    ['ko', ['일본', '홍콩, 중국'], '일본; 홍콩, 중국'],
    ['vi', ['Hồng Kông, Trung Quốc 4%', 'Úc 3%'], 'Hồng Kông, Trung Quốc 4%; Úc 3%'],
    ['ms', ['Jepun', 'Hong Kong, China'], 'Jepun; Hong Kong, China'],
  ] as const)('in %s have its semicolon where one of them holds a comma', (language, items, line) => {
    expect(written(language, items)).toBe(line);
  });
});
