import { useId, useState } from 'react';
import type { OpenedSheet } from '@/features/editions/engine/engine-calls';
import { Button } from '@/shared/ui/controls/button';
import { Note } from '@/shared/ui/states/note';
import { useEditionWords } from '../use-edition-words';

interface SheetsChoiceProps {
  /** Of a workbook; the choice begins with those that are read. */
  sheets: readonly OpenedSheet[];
  onChoose: (names: readonly string[]) => void;
}

/** Which sheets of a workbook are read together; nothing if there is no choice. */
export function SheetsChoice({ sheets, onChoose }: SheetsChoiceProps) {
  const { t, count } = useEditionWords();
  const taken = sheets.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  const [choice, setChoice] = useState({ sheets, names: taken, isRefused: false });
  const hint = useId();
  const { names, isRefused } = choice.sheets === sheets ? choice : { names: taken, isRefused: false };
  if (sheets.length < 2) return null;
  const toggle = (name: string) => {
    const next = names.includes(name) ? names.filter((each) => each !== name) : [...names, name];
    setChoice({ sheets, names: next, isRefused: false });
  };
  const read = () => {
    setChoice({ sheets, names, isRefused: names.length === 0 });
    const isSame = names.length === taken.length && names.every((name) => taken.includes(name));
    if (names.length > 0 && !isSame) onChoose(names);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        read();
      }}
    >
      <fieldset className="edition-sheets" aria-describedby={hint}>
        <legend>{t('file.sheets.title')}</legend>
        <p id={hint}>{t('file.sheets.hint')}</p>
        <ul>
          {sheets.map(({ name, rows, isAlike }) => (
            <li key={name}>
              <label>
                <input type="checkbox" checked={names.includes(name)} onChange={() => toggle(name)} /> {name}{' '}
                <span className="edition-sheet-rows">
                  {t(isAlike ? 'file.sheets.rows' : 'file.sheets.unlike', { rows: count(rows) })}
                </span>
              </label>
            </li>
          ))}
        </ul>
        <Button type="submit" size="small">
          {t('file.sheets.read')}
        </Button>
        {isRefused && (
          <Note tone="negative" role="alert">
            {t('file.sheets.none')}
          </Note>
        )}
      </fieldset>
    </form>
  );
}
