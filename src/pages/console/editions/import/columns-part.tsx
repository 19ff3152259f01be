import { fieldsOf, type FileShape, layoutOf } from '@/domain/editions';
import type { ColumnChoice, OpenedFile } from '@/features/editions/engine/engine-calls';
import { Button } from '@/shared/ui/controls/button';
import { SelectField } from '@/shared/ui/fields/select-field';
import { Note } from '@/shared/ui/states/note';
import { Part } from '../part';
import { useEditionWords } from '../use-edition-words';
import type { Import } from './use-import';

interface ColumnsPartProps {
  run: Import;
  importer: string;
  opened: OpenedFile;
}

const SHAPES: readonly FileShape[] = ['wide', 'template', 'kinds'];
const NONE = 'none';

/** How the file was recognised, and its columns to choose by hand. */
export function ColumnsPart({ run, importer, opened }: ColumnsPartProps) {
  const { t, country } = useEditionWords();
  const { byHand } = run.draft;
  const { checked } = run;
  const format = checked?.format ?? null;
  const isOther = format !== null && format.importer !== importer;
  return (
    <Part title={t('columns.title')}>
      {checked !== null && format === null && <Note tone="warning">{t('columns.unknown')}</Note>}
      {isOther && <Note tone="warning">{t('columns.other', { importer: country(format.importer) })}</Note>}
      {checked?.isComplete === true && format !== null && <p>{t(`columns.is.${format.shape}`)}</p>}
      {byHand === null ? (
        <Button size="small" onClick={() => run.mapByHand({ shape: 'wide', headRow: 0, places: {} })}>
          {t('columns.byHand')}
        </Button>
      ) : (
        <>
          <HandChoice run={run} importer={importer} opened={opened} choice={byHand} />
          {checked?.isComplete === false && !isOther && <p role="status">{t('columns.incomplete')}</p>}
          <Button size="small" variant="text" onClick={() => run.mapByHand(null)}>
            {t('columns.recognise')}
          </Button>
        </>
      )}
    </Part>
  );
}

function HandChoice({ run, importer, opened, choice }: ColumnsPartProps & { choice: ColumnChoice }) {
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
        label={t('columns.shape')}
        value={choice.shape}
        onValueChange={(shape) => run.mapByHand({ ...choice, shape, places: {} })}
        options={SHAPES.map((shape) => ({ value: shape, label: t(`columns.shapes.${shape}`) }))}
      />
      <SelectField
        label={t('columns.headRow')}
        value={String(choice.headRow)}
        onValueChange={(row) => run.mapByHand({ ...choice, headRow: Number(row), places: {} })}
        options={opened.sample.map((_row, at) => ({ value: String(at), label: String(at + 1) }))}
      />
      {fieldsOf(choice.shape, layoutOf(importer)).map(({ id }) => (
        <SelectField
          key={id}
          label={column(importer, id)}
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
