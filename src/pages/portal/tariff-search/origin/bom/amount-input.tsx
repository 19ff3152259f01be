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
 * An amount: as typed while it is being typed or where it is invalid, as the language writes it otherwise, if that says the same. Reached by
 * keyboard it is selected as a whole, so that what is typed takes its place; a click puts the caret where it points.
 */
export function AmountInput({ value, decimal, onFocus, onBlur, ...rest }: AmountInputProps) {
  const { number } = useOriginFormat();
  const input = useRef<HTMLInputElement>(null);
  const isPressed = useRef(false);
  const [isFocused, setIsFocused] = useState(false);
  const read = readAmount(value, decimal);
  const isExact =
    rest['aria-invalid'] !== true && typeof read === 'number' && Number(read.toFixed(4)) === read;
  // The browser's own selection is lost when the value is written in another way.
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
        // Another window was gone to: the caret is to be found where it was.
        if (document.activeElement !== event.currentTarget) setIsFocused(false);
        onBlur?.(event);
      }}
    />
  );
}
