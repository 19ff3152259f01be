import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { startI18n } from '@/shared/i18n/i18n';
import { DateField } from '@/shared/ui/fields/date-field';

function Field() {
  const [date, setDate] = useState('2026-12-15');
  return (
    <>
      <DateField label="Ngày" value={date} onValueChange={setDate} />
      <button type="button">next</button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Ngày');

beforeAll(() => startI18n('vi', ['ui']));

describe('a date field (browsers 3 and 4)', () => {
  it('is the browser’s own one before a mouse presses it, and text again when the mouse has left', async () => {
    const user = userEvent.setup();
    render(<Field />);
    expect(field()).toHaveAttribute('type', 'text');
    await user.hover(field());
    expect(field()).toHaveAttribute('type', 'date');
    expect(field()).toHaveValue('2026-12-15');
    await user.unhover(field());
    expect(field()).toHaveAttribute('type', 'text');
    expect(field()).toHaveValue('15/12/2026');
  });

  it('stays it while it has the focus, wherever the mouse is', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.click(field());
    await user.unhover(field());
    expect(field()).toHaveAttribute('type', 'date');
    fireEvent.change(field(), { target: { value: '2027-03-04' } });
    await user.click(screen.getByRole('button'));
    expect(field()).toHaveValue('04/03/2027');
  });

  it('stays it between a touch and the press made of it, until the focus goes', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.pointer([{ keys: '[TouchA>]', target: field() }]);
    expect(field()).toHaveAttribute('type', 'date');
    fireEvent.pointerOut(field(), { pointerType: 'touch' });
    expect(field()).toHaveAttribute('type', 'date');
    field().focus();
    await user.tab();
    expect(field()).toHaveAttribute('type', 'text');
  });

  it('browsers 5: shows the focus while one of its parts has it, which WebKit does not count as its own', () => {
    const styles = readFileSync('src/shared/ui/styles/base.css', 'utf8');
    const rule = /\.date-input:focus-within,\s*a:focus-visible,\s*:focus-visible \{([^}]*)\}/.exec(styles);
    expect(rule?.[1]).toMatch(/outline: 3px solid/);
    render(<Field />);
    expect(field()).toHaveClass('date-input', 'field-input');
  });

  it('becomes it by keyboard', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('type', 'date');
  });
});
