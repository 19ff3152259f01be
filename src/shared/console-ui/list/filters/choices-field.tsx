import { useId, useRef, useState } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import { Icon } from '@/shared/ui/controls/icon';
import type { SelectOption } from '@/shared/ui/fields/select-field';
import { useDismiss } from '@/shared/ui/hooks/use-dismiss';
import { classNames } from '@/shared/ui/styles/class-names';
import { labelsOf } from './choices';
import { ChoicesPanel } from './choices-panel';
import './choices-field.css';

interface ChoicesFieldProps {
  label: string;
  options: readonly SelectOption[];
  /** The chosen values, joined by commas; empty: all. */
  value: string;
  onValueChange: (value: string) => void;
  className?: string;
}

/**
 * A filter that takes several choices: a button that says what is chosen (the labels if they fit, else how many) and
 * opens a group of checkboxes. Their rows are drawn only while it is open. Arrow down opens it at its first box; Enter
 * in it submits the form; Escape, a press and focus elsewhere close it.
 */
export function ChoicesField({ label, options, value, onValueChange, className }: ChoicesFieldProps) {
  const { t } = useTexts(['console', 'ui']);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<'button' | 'first' | null>(null);
  useDismiss(open !== null, box, button, () => setOpen(null));
  const labels = labelsOf(options, value, (code) => t('filter.gone', { code }));
  const submit = () => {
    setOpen(null);
    button.current?.focus();
    button.current?.form?.requestSubmit();
  };
  return (
    <div ref={box} className={classNames('field choices-field', className)}>
      <label className="field-label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="field-select">
        <button
          ref={button}
          id={id}
          type="button"
          className="field-input choices-button"
          aria-labelledby={`${id}-label ${id}-words`}
          aria-expanded={open !== null}
          aria-controls={open === null ? undefined : `${id}-panel`}
          onClick={() => setOpen(open === null ? 'button' : null)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' || open !== null) return;
            event.preventDefault();
            setOpen('first');
          }}
        >
          {labels.length > 1 && (
            <span className="choices-count" aria-hidden>
              {t('list.selected', { count: labels.length })}
            </span>
          )}
          <span className="choices-words" id={`${id}-words`} data-several={labels.length > 1 || undefined}>
            {labels.length === 0 ? t('filter.all') : labels.join(t('ui:list.comma'))}
          </span>
        </button>
        <Icon name="chevron" size={16} />
      </div>
      {open !== null && (
        <ChoicesPanel
          id={`${id}-panel`}
          labelId={`${id}-label`}
          options={options}
          value={value}
          startsInside={open === 'first'}
          onValueChange={onValueChange}
          onEnter={submit}
        />
      )}
    </div>
  );
}
