import { useRef, useState, type InputHTMLAttributes, type MouseEvent, type Ref } from 'react';
import { formatIsoDate } from '@/shared/format/date';
import { useLanguage } from '@/shared/i18n/use-language';
import { classNames } from './class-names';

interface DateInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'> {
  /** ISO date or empty. */
  value: string;
  /** Receives an ISO date, or an empty text while the date is incomplete. */
  onValueChange: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date as the page's language writes it; while it has the focus, the browser's own date field. A browser writes dates
 * as its own language does, and takes long to set up such a field: neither is for the first paint.
 */
export function DateInput({ value, onValueChange, className, ...input }: DateInputProps) {
  const language = useLanguage();
  const [isEdited, setIsEdited] = useState(false);
  const isPressBeginning = useRef(false);
  const handleClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    if (isPressBeginning.current) openCalendar(currentTarget);
    isPressBeginning.current = false;
  };
  return (
    <input
      {...input}
      className={classNames('date-input', className)}
      type={isEdited ? 'date' : 'text'}
      value={isEdited ? value : formatIsoDate(value, language)}
      readOnly={!isEdited}
      onFocus={() => setIsEdited(true)}
      onBlur={() => setIsEdited(false)}
      onPointerDown={() => (isPressBeginning.current = !isEdited)}
      onClick={handleClick}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}

/** The press that begins the edit opens the calendar as well; later ones choose a part of the date. */
function openCalendar(input: HTMLInputElement): void {
  try {
    input.showPicker();
  } catch {
    return;
  }
}
