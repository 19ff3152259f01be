import { useEffect, useRef } from 'react';
import { fieldsOf, isRules, shapesOf, unusedColumns } from '@/domain/editions';
import type { ColumnChoice, OpenedFile } from '@/features/editions/engine/engine-calls';
import { focusFirstField } from '@/shared/console-ui/focus-first-field';
import { isFocusLost } from '@/shared/console-ui/focus-place';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { Note } from '@/shared/ui/states/note';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import type { Import } from './use-import';

interface ColumnsPartProps {
  run: Import;
  subject: string;
  opened: OpenedFile;
}

const NONE = 'none';

/** How the file was recognised, and its columns to choose by hand. */
export function ColumnsPart({ run, subject, opened }: ColumnsPartProps) {
  const { t, own, country } = useEditionWords();
  const { byHand } = run.draft;
  const { checked } = run;
  const format = checked?.format ?? null;
  const unused = format === null ? [] : unusedColumns(format);
  const unlike = byHand === null ? opened.sheets.filter(({ isTaken, isAlike }) => isTaken && !isAlike) : [];
  const isOther = format !== null && format.subject !== subject;
  const part = useRef<HTMLElement>(null);
  const hasChosen = useRef(false);
  const isByHand = byHand !== null;
  // The button that began or ended the choice is gone.
  useEffect(() => {
    if (isFocusLost() && hasChosen.current) focusFirstField(part.current);
    hasChosen.current = false;
  }, [isByHand]);
  const mapByHand = (choice: ColumnChoice | null) => {
    hasChosen.current = true;
    run.mapByHand(choice);
  };
  return (
    <Part ref={part} title={t('columns.title')}>
      {checked !== null && format === null && (
        <Note tone="warning" role="alert">
          {unlike.length === 0
            ? t('columns.unknown')
            : t('columns.unlike', { sheets: unlike.map(({ name }) => name).join(t('join')) })}
        </Note>
      )}
      {isOther && (
        <Note tone="warning">
          {isRules(format.subject)
            ? t('columns.otherRules')
            : t('columns.other', { importer: country(format.subject) })}
        </Note>
      )}
      {checked?.isComplete === true && format !== null && <p>{t(`columns.is.${format.shape}`)}</p>}
      {checked?.isComplete === true && unused.length > 0 && (
        <p>{t('columns.unused', { columns: unused.join(t('join')) })}</p>
      )}
      {byHand === null ? (
        <Button size="small" onClick={() => mapByHand(startOf(subject))}>
          {t('columns.byHand')}
        </Button>
      ) : (
        <>
          <HandChoice run={run} subject={subject} opened={opened} choice={byHand} />
          {checked?.isComplete === false && !isOther && (
            <p role="status">{own(subject, 'columns.incomplete')}</p>
          )}
          <Button size="small" variant="text" onClick={() => mapByHand(null)}>
            {t('columns.recognise')}
          </Button>
        </>
      )}
    </Part>
  );
}

/** The choice to begin with: the first shape, its head in the first row. */
function startOf(subject: string): ColumnChoice {
  const [shape = 'wide'] = shapesOf(subject);
  return { shape, headRow: 0, places: {} };
}

function HandChoice({ run, subject, opened, choice }: ColumnsPartProps & { choice: ColumnChoice }) {
  const { t, column } = useEditionWords();
  const head = opened.sample[choice.headRow] ?? [];
  const format = run.checked?.format ?? null;
  const options = [
    { value: NONE, label: t('columns.none') },
    ...head.map((name, at) => ({
      value: String(at),
      label: t('columns.at', { number: at + 1, name: name === '' ? t('columns.unnamed') : name }),
    })),
  ];
  const placeOf = (id: string) => {
    const place = choice.places[id] === undefined ? (format?.places[id] ?? null) : choice.places[id];
    return place === null ? NONE : String(place);
  };
  return (
    <div className="edition-fields">
      <SelectField
        className="edition-shape"
        label={t('columns.shape')}
        value={choice.shape}
        onValueChange={(shape) => run.mapByHand({ ...choice, shape, places: {} })}
        options={shapesOf(subject).map((shape) => ({ value: shape, label: t(`columns.shapes.${shape}`) }))}
      />
      <SelectField
        label={t('columns.headRow')}
        value={String(choice.headRow)}
        onValueChange={(row) => run.mapByHand({ ...choice, headRow: Number(row), places: {} })}
        options={opened.sample.map((_row, at) => ({ value: String(at), label: String(at + 1) }))}
      />
      {fieldsOf(choice.shape, subject).map(({ id }) => (
        <SelectField
          key={id}
          label={column(subject, id)}
          value={placeOf(id)}
          onValueChange={(place) =>
            run.mapByHand({
              ...choice,
              places: { ...choice.places, [id]: place === NONE ? null : Number(place) },
            })
          }
          options={options}
        />
      ))}
    </div>
  );
}
