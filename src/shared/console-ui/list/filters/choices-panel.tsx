import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useTexts } from '@/shared/i18n/use-texts';
import type { SelectOption } from '@/shared/ui/fields/select-field';
import { codesIn, offered, withToggled } from './choices';

interface ChoicesPanelProps {
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  /** The chosen values, joined by commas. */
  value: string;
  onValueChange: (value: string) => void;
  /** The first box gets the focus. */
  startsInside: boolean;
  onEnter: () => void;
}

/** One checkbox for each choice, after one for all; arrows, Home and End move between them. */
export function ChoicesPanel(props: ChoicesPanelProps) {
  const { id, labelId, options, value, startsInside, onValueChange, onEnter } = props;
  const { t } = useTexts('console');
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    if (startsInside) panel.current?.querySelector('input')?.focus();
  }, [startsInside]);
  const chosen = codesIn(value);

  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const boxes = [...(panel.current?.querySelectorAll('input') ?? [])];
    const at = boxes.indexOf(event.currentTarget);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
    if (target !== undefined) boxes.at(target % boxes.length)?.focus();
    else if (event.key === 'Enter') onEnter();
    else return;
    event.preventDefault();
  };
  return (
    <div ref={panel} id={id} className="choices-panel no-print" role="group" aria-labelledby={labelId}>
      <label>
        <input
          type="checkbox"
          checked={chosen.length === 0}
          onChange={() => onValueChange('')}
          onKeyDown={handleKey}
        />
        <span>{t('filter.all')}</span>
      </label>
      {offered(options, value, (code) => t('filter.gone', { code })).map((option) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => onValueChange(withToggled(options, value, option.value))}
            onKeyDown={handleKey}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}
