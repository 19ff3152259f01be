import { Select } from 'antd';
import { choicesIn } from '@/features/content/content-checks';

interface ChoicesInputProps {
  options: readonly { value: string; label: string }[];
  /** Set by the form. */
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** Several codes, joined by commas in the value; without options any code may be typed. */
export function ChoicesInput({ id, options, value, onChange }: ChoicesInputProps) {
  const change = (codes: string[]) => onChange?.(codes.length === 0 ? null : codes.join(','));
  return (
    <Select
      id={id}
      mode={options.length === 0 ? 'tags' : 'multiple'}
      options={[...options]}
      value={choicesIn(value)}
      onChange={change}
      showSearch={{ optionFilterProp: 'label' }}
      tokenSeparators={[',']}
    />
  );
}
