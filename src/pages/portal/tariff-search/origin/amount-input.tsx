import { useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { readAmount } from '@/features/origin/amounts';
import type { DecimalMark } from '@/features/origin/amounts';
import { useOriginFormat } from '@/features/origin/use-origin-format';

interface AmountInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value'> {
  value: string;
  decimal: DecimalMark;
}

/** An amount: as typed while it is being typed, as the language writes it otherwise, if that says the same. */
export function AmountInput({ value, decimal, onFocus, onBlur, ...rest }: AmountInputProps) {
  const { number } = useOriginFormat();
  const [isFocused, setIsFocused] = useState(false);
  const read = readAmount(value, decimal);
  const isExact = typeof read === 'number' && Number(read.toFixed(4)) === read;
  return (
    <input
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={isFocused || !isExact ? value : number(read)}
      onFocus={(event) => {
        setIsFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setIsFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
