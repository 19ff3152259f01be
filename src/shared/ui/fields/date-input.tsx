import { useState, type InputHTMLAttributes, type PointerEvent, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { classNames } from '../styles/class-names';

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** ISO date or empty. */
  value: string;
  /** Receives an ISO date, or an empty text while the date is incomplete. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date in the page's language; on hover or focus, the browser's own date field. A browser formats dates in its own
 * language, and is slow to set up such a field: neither is for the first paint.
 *
 * The field changes before it is pressed, so that the press and the typing are handled by the browser's own field. It
 * does not open the calendar by itself: in Chromium an open calendar captures typed digits.
 */
export function DateInput({ value, onValueChange, className, ...input }: DateInputProps) {
  const language = useLanguage();
  // The kind of the pointer, null while there is none.
  const [pointer, setPointer] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const isNative = pointer !== null || isFocused;
  // A touch ends before the browser turns it into a press: it counts until blur.
  const handleLeave = ({ pointerType }: PointerEvent) => pointerType !== 'touch' && setPointer(null);
  const handleBlur = () => {
    setIsFocused(false);
    setPointer((kind) => (kind === 'touch' ? null : kind));
  };
  return (
    <input
      {...input}
      className={classNames('date-input', className)}
      type={isNative ? 'date' : 'text'}
      value={isNative ? value : formatIsoDate(value, language)}
      readOnly={!isNative}
      // Synchronously: the press may be the next event.
      onPointerEnter={({ pointerType }) => flushSync(() => setPointer(pointerType))}
      onPointerLeave={handleLeave}
      onPointerCancel={() => setPointer(null)}
      onFocus={() => setIsFocused(true)}
      onBlur={handleBlur}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
