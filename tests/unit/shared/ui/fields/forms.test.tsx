import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { RadioGroup } from '@/shared/ui/fields/radio-group';
import { SelectField } from '@/shared/ui/fields/select-field';
import { TextField } from '@/shared/ui/fields/text-field';

describe('fields', () => {
  it('reads the hint with the field, and the error in its place', () => {
    const { rerender } = render(<TextField label="HS" hint="6–11 digits" />);
    expect(screen.getByLabelText('HS')).toHaveAccessibleDescription('6–11 digits');
    expect(screen.getByLabelText('HS')).not.toBeInvalid();
    rerender(<TextField label="HS" hint="6–11 digits" error="HS code cannot be empty" />);
    expect(screen.getByLabelText('HS')).toHaveAccessibleDescription('HS code cannot be empty');
    expect(screen.getByLabelText('HS')).toBeInvalid();
  });

  it('a select calls back with the chosen option', async () => {
    const handleChange = vi.fn();
    const options = [
      { value: 'JP', label: 'Japan' },
      { value: 'CN', label: 'China' },
    ] as const;
    render(
      <SelectField
        label="From"
        options={options}
        value=""
        placeholder="Choose"
        onValueChange={handleChange}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText('From'), 'China');
    expect(handleChange).toHaveBeenCalledWith('CN');
  });

  it('radios answer to the keyboard inside their legend', async () => {
    function Lines() {
      const [line, setLine] = useState<'a' | 'b' | null>('a');
      const options = [
        { value: 'a', label: '9406.20.90' },
        { value: 'b', label: '9406.20.10' },
      ] as const;
      return <RadioGroup legend="Line" options={options} value={line} onValueChange={setLine} />;
    }
    render(<Lines />);
    expect(screen.getByRole('group', { name: 'Line' })).toBeInTheDocument();
    screen.getByRole('radio', { name: '9406.20.90' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: '9406.20.10' })).toBeChecked();
  });
});
