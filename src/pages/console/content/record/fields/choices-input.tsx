import { Select, type RefSelectProps } from 'antd';
import type { Ref } from 'react';
import { choicesIn } from '@/features/content/content-entries';

interface ChoicesInputProps {
  options: readonly { value: string; label: string }[];
  /** A code in words; the code itself if it has none. */
  nameOf: (code: string) => string;
  /** Set by the form, as what follows. */
  ref?: Ref<RefSelectProps>;
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}

/** Several codes, joined by commas in the value; without options any code may be typed. */
export function ChoicesInput({ ref, id, options, nameOf, value, onChange }: ChoicesInputProps) {
  const change = (codes: string[]) => onChange?.(codes.length === 0 ? null : codes.join(','));
  return (
    <Select
      ref={ref}
      id={id}
      mode={options.length === 0 ? 'tags' : 'multiple'}
      options={[...options]}
      value={choicesIn(value)}
      labelRender={({ value: code }) => nameOf(String(code))}
      onChange={change}
      showSearch={{ optionFilterProp: 'label' }}
      tokenSeparators={[',']}
    />
  );
}
