import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { AmountInput } from '@/pages/portal/tariff-search/origin/bom/amount-input';
import { loadTexts, startI18n } from '@/shared/i18n/i18n';

beforeAll(async () => {
  await startI18n('zh', ['origin', 'ui', 'countries']);
  await loadTexts(['origin', 'ui', 'countries']);
});

function Amount({ start }: { start: string }) {
  const [value, setValue] = useState(start);
  return <AmountInput decimal="." value={value} onChange={(event) => setValue(event.target.value)} />;
}

const open = (start: string) => {
  render(<Amount start={start} />);
  return screen.getByRole<HTMLInputElement>('textbox');
};
const selected = ({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd];

describe('an amount', () => {
  it.each([
    ['11600', '11,600'],
    ['500', '500'],
    ['1x', '1x'],
  ])('%s is written %s, and selected as a whole by the keyboard', (typed, written) => {
    const input = open(typed);
    expect(input).toHaveValue(written);
    act(() => input.focus());
    expect(input).toHaveValue(typed);
    expect(selected(input)).toEqual([0, typed.length]);
  });

  it('gives way to what is typed after Tab', async () => {
    const user = userEvent.setup();
    const input = open('11600');
    await user.tab();
    await user.keyboard('5000');
    expect(input).toHaveValue('5000');
    await user.tab();
    expect(input).toHaveValue('5,000');
  });

  it('has the caret where it is clicked, also after an earlier press on it', async () => {
    const user = userEvent.setup();
    const input = open('500');
    const press = () => user.pointer({ keys: '[MouseLeft]', target: input, offset: 2 });
    await press();
    expect(selected(input)).toEqual([2, 2]);
    await press();
    await user.tab();
    act(() => input.focus());
    expect(selected(input)).toEqual([0, 3]);
  });

  it('keeps caret and writing while another window is in front', () => {
    const input = open('11600');
    act(() => input.focus());
    input.setSelectionRange(2, 2);
    fireEvent.blur(input);
    expect(input).toHaveValue('11600');
    fireEvent.focus(input);
    expect(selected(input)).toEqual([2, 2]);
  });
});
