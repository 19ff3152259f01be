import { Checkbox, Radio } from 'antd';
import { useTexts } from '@/shared/i18n/use-texts';
import { choiceText, readChoice, toggleChoice } from './default-choice';
import type { DefaultChoice } from './default-choice';
import './default-checks.css';

/** Something that can be assigned to a user. */
interface CheckItem {
  id: string;
  name: string;
  /** Shown after the name. */
  note?: string;
  /** Its depth in the tree, from 0. */
  level?: number;
}

interface DefaultChecksProps {
  id?: string;
  label: string;
  items: readonly CheckItem[];
  /** The label of an item's radio. */
  defaultOf: (name: string) => string;
  /** As written by `choiceText`. */
  value?: string | null;
  onChange?: (value: string) => void;
}

/** Several of a list, one of them the default: one row each with a checkbox and a radio. */
export function DefaultChecks({ id, label, items, defaultOf, value, onChange }: DefaultChecksProps) {
  const { t } = useTexts('personnel');
  const choice = readChoice(value);
  const change = (next: DefaultChoice) => onChange?.(choiceText(next));
  return (
    <div id={id} role="group" aria-label={label} className="default-checks">
      {items.map((item) => {
        const isChosen = choice.ids.includes(item.id);
        return (
          <div key={item.id} className="default-checks-row">
            <Checkbox
              style={{ paddingInlineStart: (item.level ?? 0) * INDENT_PX }}
              checked={isChosen}
              onChange={(event) => change(toggleChoice(choice, item.id, event.target.checked))}
            >
              {item.name} <span className="personnel-none">{item.note}</span>
            </Checkbox>
            <Radio
              name={`default-of-${label}`}
              checked={choice.defaultId === item.id}
              disabled={!isChosen}
              aria-label={defaultOf(item.name)}
              onChange={() => change({ ...choice, defaultId: item.id })}
            >
              {t('users.default')}
            </Radio>
          </div>
        );
      })}
    </div>
  );
}

const INDENT_PX = 20;
