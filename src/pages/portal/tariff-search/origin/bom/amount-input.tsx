import { useLayoutEffect, useRef, useState } from 'react';
import type { InputHTMLAttributes } from 'react';
import { readAmount } from '@/shared/format/amounts';
import type { DecimalMark } from '@/shared/format/amounts';
import { useOriginFormat } from '@/features/origin/rule-words/use-origin-format';

interface AmountInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onMouseDown'> {
  value: string;
  decimal: DecimalMark;
}

/**
 * An amount: as typed while editing or if it is invalid, else in the format of the language, if it has the same
 * value. Focused by keyboard it is selected as a whole, so that typing replaces it; a click places the caret.
 */
export function AmountInput({ value, decimal, onFocus, onBlur, ...rest }: AmountInputProps) {
  const { number } = useOriginFormat();
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const [isFocused, setIsFocused] = useState(false);
  const read = readAmount(value, decimal);
  const isExact =
    rest['aria-invalid'] !== true && typeof read === 'number' && Number(read.toFixed(4)) === read;
  // The browser's own selection is lost when the value is reformatted.
  useLayoutEffect(() => {
    if (isFocused && !isPressed.current) input.current?.select();
  }, [isFocused]);
  return (
    <input
      {...rest}
      ref={input}
      inputMode="decimal"
      autoComplete="off"
      value={isFocused || !isExact ? value : number(read)}
      onMouseDown={() => {
        isPressed.current = true;
      }}
      onFocus={(event) => {
        setIsFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        isPressed.current = false;
        // The window lost the focus: preserve the caret.
        if (document.activeElement !== event.currentTarget) setIsFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
